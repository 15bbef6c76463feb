<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Vector drawing</source>
        <translation>ベクター画像</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>PDF document</source>
        <translation>PDF文書</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Comma-separated numbers</source>
        <translation>カンマ区切りの数値</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{ending} is not a picture format. Use .png, .svg or .pdf</source>
        <translation>{ending}は画像形式ではありません。.png、.svg、.pdfが使えます</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{name} has the extension of another file type</source>
        <translation>{name} の拡張子は別の種類のファイルのものです</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>End the name in {endings}</source>
        <translation>名前の末尾を次のいずれかにしてください（{endings}）</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Nothing was saved.</source>
        <translation>何も保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>{name}はすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Export picture</source>
        <translation>画像を書き出す</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>The picture was not saved.</source>
        <translation>画像は保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Save numbers</source>
        <translation>数値を保存</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>The numbers were not saved.</source>
        <translation>数値は保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Copied the picture</source>
        <translation>画像をコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Paste it into any document</source>
        <translation>文書に貼り付けられます</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Saving {name}</source>
        <translation>{name}の保存</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Saved {name}</source>
        <translation>{name}を保存しました</translation>
    </message>
    <message>
        <location filename="../../../app/base/jobs/jobs.py"/>
        <source>There is not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/sample_shares.py"/>
        <source>{seen} of {trials}</source>
        <translation>{trials}回中{seen}回</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{others} and {last}</source>
        <translation>{others}と{last}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}, {after}</source>
        <comment>items of a list</comment>
        <translation>{before}、{after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}, {after}</source>
        <comment>facts of one thing</comment>
        <translation>{before}、{after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}; {after}</source>
        <comment>items of a list</comment>
        <translation>{before}／{after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}. {after}</source>
        <comment>two sentences</comment>
        <translation>{before}。{after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before} {after}</source>
        <comment>two sentences</comment>
        <translation>{before}{after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{minutes} min</source>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{hours:.1f} h</source>
        <translation>{hours:.1f}時間</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{duration} at most</source>
        <translation>最長{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>about {duration} left</source>
        <translation>残り約{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Cube</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Turn, scramble and replay Rubik's Cube</source>
        <translation>ルービックキューブの回転、スクランブル、再生</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Sokoban</source>
        <translation>倉庫番</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Push boxes onto goals, with the mouse or the keyboard</source>
        <translation>マウスやキーボードで荷物をゴールまで押す</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>2048</source>
        <translation>2048</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Slide and merge tiles on boards from 2×2 to 8×8</source>
        <translation>2×2から8×8の盤でタイルを動かして合体させる</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Depth distributions and random walks, full size</source>
        <translation>深さの分布とランダムウォークを全面で</translation>
    </message>
    <message>
        <location filename="../../../app/base/services.py"/>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <location filename="../../../app/base/session/session.py"/>
        <source>The saved game has {moves} moves and stands at move {position}</source>
        <translation>保存されたゲームは{moves}手ですが、現在位置が{position}手目になっています</translation>
    </message>
    <message>
        <location filename="../../../app/base/session/session.py"/>
        <source>An earlier line of play does not branch off from the saved game</source>
        <translation>以前の手順の分岐点が、保存されたゲームにありません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} was written by a newer Statewalk. Update the program to read it.</source>
        <translation>{name}は新しいバージョンのStatewalkで書かれています。読み込むにはプログラムを更新してください。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>another program has locked the file</source>
        <translation>ほかのプログラムがファイルをロックしています</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} is gone</source>
        <translation>{name}が見つかりません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{path} cannot be changed</source>
        <translation>{path}を変更できません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} cannot be opened</source>
        <translation>{name}を開けません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>the disk cannot be written</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{place} is not {what}</source>
        <translation>{place}は{what}ではありません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record</source>
        <translation>記録</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a text of at most {longest} characters</source>
        <translation>{longest}文字以内の文字列</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a text in Unicode</source>
        <translation>Unicodeの文字列</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>{least}から{most}までの整数</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>{least:g}から{most:g}までの数</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>true or false</source>
        <translation>真偽値</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a list of at most {most} entries</source>
        <translation>{most}項目以内のリスト</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{number} values</source>
        <translation>{number}個の値</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a record</source>
        <translation>記録</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{place} has no {name}</source>
        <translation>{place}に{name}がありません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record is not a text</source>
        <translation>記録が文字列ではありません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record holds too many values</source>
        <translation>記録に含まれる値が多すぎます</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record is not written in JSON</source>
        <translation>記録がJSON形式ではありません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{word} is not a number</source>
        <translation>{word}は数ではありません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{digits} is too large a number</source>
        <translation>{digits}は大きすぎる数です</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/recovery.py"/>
        <source>The file of saved games was damaged.</source>
        <translation>保存ファイルが破損していました。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>The file of saved games was damaged and has been set aside as {name}.</source>
        <translation>保存ファイルが破損していたため、{name}として退避しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>What could be read of it was recovered (%n records).</source>
        <extracomment>One: What could be read of it was recovered (%n record).</extracomment>
        <translation>
            <numerusform>読み取れた分（%n件）は復元しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>Another program replaced the file of saved games. Its file is now {name}; yours was written again.</source>
        <translation>別のプログラムが保存ファイルを置き換えました。置き換えたファイルは{name}として残し、元の内容を書き直しました。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>The file of saved games was missing and has been written again.</source>
        <translation>保存ファイルがなくなっていたため、書き直しました。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>Settings cannot be saved: {name} cannot be changed.</source>
        <translation>{name}を変更できないため、設定は保存されません。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>{name} was damaged. What could be read of it is used; the damaged file is kept as {aside}.</source>
        <translation>{name}は破損していました。読み取れた内容は使用し、破損したファイルは{aside}として残しています。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>{name} was not a settings file, so all settings are reset. The file is kept as {aside}.</source>
        <translation>{name} は設定ファイルではなかったため、すべての設定を初期値に戻しました。元のものは {aside} として残しています。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} cannot be read</source>
        <translation>{name}を読み取れません</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} cannot be read: {error}. Nothing is saved until Statewalk is started again.</source>
        <translation>{name}を読み取れません（{error}）。Statewalkを再起動するまで何も保存されません。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>Not saved: {problem}</source>
        <translation>保存できません（{problem}）</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>Not saved: {reason}</source>
        <translation>保存できません（{reason}）</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} is damaged</source>
        <translation>{name}が破損しています</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>{count} bytes</source>
        <translation>{count}バイト</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>none yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>{threads} of {all}</source>
        <translation>{threads} / {all}</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Saved in</source>
        <translation>保存先</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Tables</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>{name} has {width} × {height} pixels; {most} million are the most</source>
        <translation>{name}は{width}×{height}ピクセルです。上限は{most}メガピクセルです</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>Make it smaller</source>
        <translation>小さくしてください</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>{name} is not an image this program reads</source>
        <translation>{name}はこのプログラムで読める画像ではありません</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>Use PNG, JPEG, WebP, GIF or BMP</source>
        <translation>PNG、JPEG、WebP、GIF、BMPのいずれかを使ってください</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>Positions by depth</source>
        <translation>深さごとの局面数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>{depths} depths, {positions} positions</source>
        <translation>{depths}段階の深さ、{positions}局面</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>{depths} depths, most positions at depth {fullest}</source>
        <translation>{depths}段階の深さ、局面が最も多いのは深さ{fullest}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>figure of the plot</source>
        <translation>図の値</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>Place in the plot</source>
        <translation>図の位置</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>Figure</source>
        <comment>a number</comment>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Log</source>
        <comment>a logarithmic axis</comment>
        <translation>対数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>How many positions lie at each depth.</source>
        <translation>深さごとの局面数です。</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>mean depth</source>
        <translation>平均の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>most common depth</source>
        <translation>局面が最も多い深さ</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>deepest</source>
        <translation>最大の深さ</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth distribution</source>
        <translation>深さの分布</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>D(d) is the number of positions at depth d, in {unit}. Solid bars are counted, hatched ones are approximate. Source: {source}.</source>
        <translation>D(d) は深さ d（{unit}）の局面の数です。塗りつぶした棒は数え上げた値、斜線の棒は近似値です。出典：{source}。</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>approximate</source>
        <translation>近似</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>depth, {unit}</source>
        <translation>深さ、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth {depth}: {states} position</source>
        <translation>深さ{depth}：{states}局面</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth {depth}: {states} positions</source>
        <translation>深さ{depth}：{states}局面</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>positions at depth {depth}</source>
        <translation>深さ{depth}の局面数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Where this figure comes from</source>
        <translation>この数値の由来</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copy numbers</source>
        <translation>数値をコピー</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copied %n rows</source>
        <extracomment>One: Copied %n row</extracomment>
        <translation>
            <numerusform>%n行をコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Paste into any spreadsheet</source>
        <translation>表計算ソフトに貼り付けられます</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>There are no numbers yet</source>
        <translation>数値はまだありません</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>The plot has nothing to show</source>
        <translation>表示するものがありません</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>What this shows, and where it comes from</source>
        <translation>表示内容とその出どころ</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>Export picture or data</source>
        <translation>画像またはデータを書き出す</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>Show in the Lab, full size</source>
        <translation>ラボで全面に表示</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>{figures}.
{formula}</source>
        <translation>{figures}。
{formula}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/lazy.py"/>
        <source>Preparing the plot</source>
        <translation>図を準備しています</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/lazy.py"/>
        <source>This plot cannot be shown. {reason}</source>
        <translation>この図は表示できません。{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/legend.py"/>
        <source>Show or hide: {text}</source>
        <translation>表示/非表示：{text}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Play</source>
        <comment>a walk</comment>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Number of moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Keep this curve in view</source>
        <translation>この曲線を残す</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Stop keeping this curve in view</source>
        <translation>この曲線を残すのをやめる</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Stop</source>
        <comment>a computation or a replay</comment>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/switcher.py"/>
        <source>Plot</source>
        <translation>図</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>an unknown place</source>
        <translation>不明な場所</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{file}, line {line}</source>
        <translation>{file}の{line}行目</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{error} in {place}</source>
        <translation>{place}で{error}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{fault}: {error}. Everything else goes on.</source>
        <translation>{fault}：{error}。ほかの部分は動き続けます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>A part of Statewalk</source>
        <translation>Statewalkの一部</translation>
    </message>
    <message>
        <location filename="../../../app/shell/header.py"/>
        <source>More commands</source>
        <translation>その他のコマンド</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>About Statewalk</source>
        <translation>Statewalkについて</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copy version numbers and details of this machine as text</source>
        <translation>バージョンとこのマシンの情報をテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>A desktop laboratory for three classic puzzles.</source>
        <translation>3つの定番パズルのためのデスクトップ実験室です。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Show where games and proofs are kept</source>
        <translation>ゲームと証明の保存先を表示</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Free software under the MIT licence; nothing you do leaves this computer.</source>
        <translation>MITライセンスのフリーソフトウェアです。操作の内容がこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Components and licences</source>
        <translation>使用ソフトウェアとライセンス</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Back</source>
        <comment>to what was shown before</comment>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copied the details</source>
        <translation>詳細をコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Paste them into a report</source>
        <translation>報告に貼り付けられます</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Read the licence</source>
        <translation>ライセンスを読む</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/command_search.py"/>
        <source>Printed in: {source}</source>
        <translation>記載元：{source}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Keys on this page: {page}</source>
        <translation>キー操作：{page}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Find a key</source>
        <translation>キーを検索</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>on this page: {page}</source>
        <translation>このページ：{page}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Hold F1 to see the keys on the buttons themselves.</source>
        <translation>F1を押している間、ボタンにキーが表示されます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>No key matches these words. Try a shorter word.</source>
        <translation>一致するキーはありません。短い語で試してください。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/offers.py"/>
        <source>Everywhere</source>
        <translation>全ページ共通</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/welcome_line.py"/>
        <source>Welcome to Statewalk</source>
        <translation>Statewalkへようこそ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/welcome_line.py"/>
        <source>Close</source>
        <comment>take away</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../app/shell/motion.py"/>
        <source>Reading the settings of the system</source>
        <translation>システムの設定の読み込み</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show side panel</source>
        <translation>サイドパネルを表示</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the side panel</source>
        <translation>サイドパネルの表示を切り替える</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show plot</source>
        <translation>図を表示</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the plot</source>
        <translation>図の表示を切り替える</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Describe the board</source>
        <translation>盤面を言葉で説明</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Describe the board in words: aloud with a screen reader, and in the status line</source>
        <translation>盤面を言葉で説明します。スクリーンリーダーで読み上げ、ステータス行にも表示</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Taken back: {moves}</source>
        <translation>戻しました：{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>This page cannot read {file}.</source>
        <translation>このページは{file}を読めません。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Drop files anywhere on the window: the page that reads them opens by itself.</source>
        <translation>ファイルはウィンドウのどこにでもドロップできます。読めるページが自動的に開きます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Go to the page for such files, and drop it there.</source>
        <translation>対応するページへ移り、そこにドロップしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>This page cannot read this.</source>
        <translation>このページで読めるものではありません。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Saving</source>
        <translation>保存中</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Everything is saved automatically: this game, its history and your settings.</source>
        <translation>ゲーム、履歴、設定はすべて自動的に保存されます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Restart now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Close the window and open it again; everything is kept</source>
        <translation>ウィンドウを閉じて開き直します。内容はすべて保持されます</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>The letters of moves stay the same: U D L R F B in every language.</source>
        <translation>手の記号U D L R F Bはどの言語でも同じです。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>{name} after a restart, which keeps everything.</source>
        <translation>再起動すると{name}になります。内容はすべて保持されます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>System</source>
        <comment>theme</comment>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Light</source>
        <comment>theme</comment>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: system</source>
        <translation>テーマ：システム</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: light</source>
        <translation>テーマ：ライト</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: dark</source>
        <translation>テーマ：ダーク</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: high contrast</source>
        <translation>テーマ：ハイコントラスト</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>System</source>
        <comment>motion</comment>
        <translation>システム</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Full</source>
        <comment>motion</comment>
        <translation>通常</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>控えめ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Look</source>
        <comment>colours and sizes</comment>
        <translation>外観</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Computing</source>
        <translation>計算</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Storage</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Compact spacing</source>
        <translation>間隔を詰める</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>Interface size</source>
        <translation>表示サイズ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>This screen has room for {most}. It is used after a restart.</source>
        <translation>この画面には{most}まで入ります。再起動後に反映されます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>This screen has room for {most} at most, which is in use now.</source>
        <translation>この画面には最大 {most} まで入り、今その大きさで表示されています。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>Shown after a restart, which keeps everything.</source>
        <translation>再起動後に反映されます。内容はすべて保持されます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>A new size takes effect after a restart; nothing is lost.</source>
        <translation>サイズの変更は再起動後に反映されます。内容はすべて保持されます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Games, levels, proofs and times. They are kept until you delete them.</source>
        <translation>ゲーム、面、証明、タイム。削除するまで残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Tables of the solvers. They can be deleted, and are made again when needed.</source>
        <translation>ソルバーのテーブル。削除しても、必要になれば作り直されます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Open folder: {name}</source>
        <translation>フォルダーを開く：{name}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help manual how to instructions shortcuts hotkeys keyboard bindings controls guide support question tutorial cheat sheet what can I do here</source>
        <translation>ヘルプ 使い方 マニュアル 取扱説明書 ショートカット キーボード 操作方法 質問 サポート 早見表 何ができる</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help version licence license copyright authors credits build number report a bug contact system information update open source diagnostics</source>
        <translation>ヘルプ バージョン ライセンス 著作権 作者 クレジット 不具合報告 連絡先 システム情報 更新 オープンソース 診断</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help first steps getting started introduction tour tutorial beginner start screen examples demo onboarding what is this</source>
        <translation>ヘルプ 最初の一歩 はじめに 紹介 ツアー チュートリアル 初心者 開始画面 例 デモ これは何</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>options preferences configuration configure setup customize adjust change appearance animation speed sound storage memory processors cores threads tools</source>
        <translation>オプション 環境設定 構成 カスタマイズ 変更 外観 アニメーション 速さ 音 保存先 メモリ プロセッサ コア ツール</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>bigger larger smaller text font letters size scale zoom interface readable accessibility eyes high resolution display percent magnify enlarge</source>
        <translation>大きい文字 小さい文字 文字サイズ フォント 字 拡大 縮小 倍率 読みやすい アクセシビリティ 目 高解像度 画面 パーセント</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>translation locale English Chinese Japanese German speak change tongue</source>
        <translation>翻訳 言語 英語 中国語 日本語 ドイツ語 切り替え</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>search commands menu actions find everything list palette</source>
        <translation>コマンド検索 メニュー 操作 探す すべて 一覧</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>fullscreen maximize whole screen big window presentation kiosk enter leave</source>
        <translation>全画面 フルスクリーン 最大化 大きいウィンドウ 発表</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors automatic follow default scheme mode look skin</source>
        <translation>外観 色 自動 システムに合わせる 既定 モード テーマ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors white bright day scheme mode look skin</source>
        <translation>外観 色 白 明るい 昼 モード ライト</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors black night scheme mode look skin eyes</source>
        <translation>外観 色 黒 暗い 夜 モード ダーク 目</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors accessibility vision readable strong black white mode</source>
        <translation>外観 色 アクセシビリティ 視力 読みやすい 強い 白黒 モード ハイコントラスト</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>exit close leave end stop program application goodbye</source>
        <translation>終了 閉じる やめる 終わり プログラム さようなら</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>return previous before history last place undo navigation where I was</source>
        <translation>戻る 前 履歴 前の場所 移動 いた場所</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>next again history navigation onward</source>
        <translation>進む 次 履歴 移動 先へ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>damaged corrupt broken recovery recover rescue repair lost unreadable error backup</source>
        <translation>破損 壊れた 復旧 救出 修復 失われた 読めない エラー バックアップ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>sidebar controls right column hide toggle collapse more room</source>
        <translation>サイドバー 操作 右の列 隠す 表示 切り替え 広く</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>chart graph diagram curve hide toggle statistics</source>
        <translation>グラフ 図 曲線 チャート 隠す 表示 統計</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>read aloud speech blind describe accessibility text screen reader position tell</source>
        <translation>読み上げ 音声 視覚障害 説明 アクセシビリティ 文章 スクリーンリーダー 局面</translation>
    </message>
    <message>
        <location filename="../../../app/shell/start_notices.py"/>
        <source>Statewalk is already running, but does not answer.</source>
        <translation>Statewalkはすでに起動していますが、応答がありません。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/start_notices.py"/>
        <source>This window closes by itself as soon as it answers. If it hangs, end it, and Statewalk opens here.</source>
        <translation>応答があれば、このウィンドウは自動的に閉じます。応答しないままなら、そちらを終了してください。ここでStatewalkが開きます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Your last moves are not saved.</source>
        <translation>直近の手が保存されていません。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Keep open</source>
        <translation>開いたままにする</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>the file is being written</source>
        <translation>ファイルを書き込み中</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Reason: {why}.</source>
        <translation>理由：{why}。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>The window closes by itself as soon as the moves are saved.</source>
        <translation>保存が終わるとウィンドウは自動的に閉じます。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save what could not be read</source>
        <translation>読み取れなかったものを保存</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Write the records that were set aside into a file</source>
        <translation>退避した記録をファイルに書き出す</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save everything and close the window</source>
        <translation>すべて保存してウィンドウを閉じる</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Statewalk cannot read {name}.</source>
        <translation>Statewalkは{name}を読めません。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>It opens {endings}.</source>
        <translation>開けるのは{endings}です。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>{title} failed.</source>
        <translation>「{title}」は失敗しました。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>The record “{name}” could not be read and was set aside.</source>
        <translation>記録「{name}」は読み取れなかったため退避しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/shell/window.py"/>
        <source>The record “{name}” and %n others could not be read and were set aside.</source>
        <extracomment>One: The record “{name}” and %n other could not be read and were set aside.</extracomment>
        <translation>
            <numerusform>記録「{name}」とほか%n件は読み取れなかったため退避しました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Open {page}</source>
        <translation>{page}を開く</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Go back to what was in front before</source>
        <translation>前に表示していたものへ戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Go forward to what was in front before going back</source>
        <translation>戻る前に表示していたものへ再び進みます</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Keys of this page</source>
        <translation>このページのキー操作</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>List the keys of the page; hold F1 to see them on the buttons</source>
        <translation>このページのキー操作を一覧。F1を押している間はボタンにも表示</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Version, this machine, and the licences of all parts</source>
        <translation>バージョン、このマシン、すべての部品のライセンス</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Show the first minute of the first start again</source>
        <translation>初回起動時の最初の 1 分をもう一度表示する</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Theme, colours and motion</source>
        <translation>テーマ、色、動き</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Make text, and everything with it, larger or smaller</source>
        <translation>文字とすべての部品を大きく、または小さくします</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>English, 简体中文, 日本語 or Deutsch</source>
        <translation>English、简体中文、日本語、Deutschから選びます</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>List everything that can be done here</source>
        <translation>ここでできることをすべて一覧</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Fill the screen, or leave it again</source>
        <translation>画面いっぱいに表示、または元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/bracket.py"/>
        <source>Depth between {lower} and {upper}, {unit}</source>
        <translation>深さは{lower}から{upper}の間、{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/bracket.py"/>
        <source>Depth {depth}, {unit}, proved</source>
        <translation>深さ{depth}、{unit}、証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>No command matches these words. Try a shorter word.</source>
        <translation>一致するコマンドはありません。短い語で試してください。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>not now</source>
        <translation>今は使えません</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>Type a command</source>
        <translation>コマンドを入力</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>In words</source>
        <translation>言葉で</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>With formulas</source>
        <translation>数式つき</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Click a number with a dotted underline to see its explanation.</source>
        <translation>点線の付いた数値をクリックすると、説明が開きます。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>This is being worked out.</source>
        <translation>計算しています。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>In words or with formulas</source>
        <translation>言葉で、または数式つきで</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>with its values inserted</source>
        <translation>値を代入</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>How it was checked</source>
        <translation>検証の方法</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Change this assumption</source>
        <translation>この仮定を変える</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Back</source>
        <comment>to the values from before</comment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Set the assumptions back to what they were</source>
        <translation>仮定を元の値に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Where {value} comes from</source>
        <translation>{value}の出どころ</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>On the command line: {command}.</source>
        <translation>コマンドライン：{command}。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Printed by {source}</source>
        <translation>{source}の記載</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copy all of it as text</source>
        <translation>すべてテキストとしてコピー</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Save the numbers as CSV</source>
        <translation>数値をCSVで保存</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Nothing was saved</source>
        <translation>何も保存されませんでした</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Hue</source>
        <translation>色相</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Saturation</source>
        <translation>彩度</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Brightness</source>
        <translation>明度</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Colour in digits</source>
        <translation>色の値</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Red, green and blue as six hexadecimal digits</source>
        <translation>赤・緑・青を16進6桁で</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Digits</source>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/range_slider.py"/>
        <source>{name}: drag either end; arrow keys move the upper one, with Shift the lower one</source>
        <translation>{name}：どちらの端もドラッグできます。矢印キーで上端、Shiftを加えると下端が動きます</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/explained_figures.py"/>
        <source>{name}: where it comes from</source>
        <translation>{name}：その出どころ</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/playback_row.py"/>
        <source>{position} of {count}</source>
        <translation>{position} / {count}</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Click or Space: look at this row</source>
        <translation>クリックまたはSpace：この行を見る</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Click or press Enter to see where it comes from</source>
        <translation>クリックまたはEnter：その出どころ</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Vector drawing</source>
        <translation>矢量图</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Comma-separated numbers</source>
        <translation>逗号分隔的数据</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{ending} is not a picture format. Use .png, .svg or .pdf</source>
        <translation>{ending} 不是图片格式，请使用 .png、.svg 或 .pdf</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{name} has the extension of another file type</source>
        <translation>{name} 的扩展名属于另一种文件</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>End the name in {endings}</source>
        <translation>请用以下扩展名之一：{endings}</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Nothing was saved.</source>
        <translation>没有保存任何内容。</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} 已存在。要替换吗？</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>The picture was not saved.</source>
        <translation>图片未保存。</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Save numbers</source>
        <translation>保存数据</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>The numbers were not saved.</source>
        <translation>数据未保存。</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Copied the picture</source>
        <translation>已复制图片</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Paste it into any document</source>
        <translation>可粘贴到任意文档</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Saving {name}</source>
        <translation>正在保存 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/base/export/export.py"/>
        <source>Saved {name}</source>
        <translation>已保存 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/base/jobs/jobs.py"/>
        <source>There is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/sample_shares.py"/>
        <source>{seen} of {trials}</source>
        <translation>{trials} 次中的 {seen} 次</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{others} and {last}</source>
        <translation>{others}和{last}</translation>
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
        <translation>{before}，{after}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{before}; {after}</source>
        <comment>items of a list</comment>
        <translation>{before}；{after}</translation>
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
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{hours:.1f} h</source>
        <translation>{hours:.1f} 小时</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>{duration} at most</source>
        <translation>最多 {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/base/language/wording.py"/>
        <source>about {duration} left</source>
        <translation>还需约 {duration}</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Cube</source>
        <translation>魔方</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Turn, scramble and replay Rubik's Cube</source>
        <translation>转动、打乱和回放魔方</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Sokoban</source>
        <translation>推箱子</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Push boxes onto goals, with the mouse or the keyboard</source>
        <translation>用鼠标或键盘把箱子推到目标点上</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>2048</source>
        <translation>2048</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Slide and merge tiles on boards from 2×2 to 8×8</source>
        <translation>在 2×2 到 8×8 的棋盘上滑动并合并方块</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <location filename="../../../app/base/registry.py"/>
        <source>Depth distributions and random walks, full size</source>
        <translation>全尺寸的深度分布与随机游走</translation>
    </message>
    <message>
        <location filename="../../../app/base/services.py"/>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <location filename="../../../app/base/session/session.py"/>
        <source>The saved game has {moves} moves and stands at move {position}</source>
        <translation>存档有 {moves} 步，却停在第 {position} 步</translation>
    </message>
    <message>
        <location filename="../../../app/base/session/session.py"/>
        <source>An earlier line of play does not branch off from the saved game</source>
        <translation>某条旧的走法分支不是从存档中分出的</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} was written by a newer Statewalk. Update the program to read it.</source>
        <translation>{name} 由更新版本的 Statewalk 写入。请更新程序后再读取。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>another program has locked the file</source>
        <translation>文件被其他程序锁定</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} is gone</source>
        <translation>{name} 已不存在</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{path} cannot be changed</source>
        <translation>无法更改 {path}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>{name} cannot be opened</source>
        <translation>无法打开 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/database.py"/>
        <source>the disk cannot be written</source>
        <translation>磁盘无法写入</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{place} is not {what}</source>
        <translation>{place} 应为{what}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a text of at most {longest} characters</source>
        <translation>不超过 {longest} 个字符的文本</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a text in Unicode</source>
        <translation>Unicode 文本</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>{least} 到 {most} 之间的整数</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a number from {least:g} to {most:g}</source>
        <translation>{least:g} 到 {most:g} 之间的数</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>true or false</source>
        <translation>真或假</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a list of at most {most} entries</source>
        <translation>不超过 {most} 项的列表</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{number} values</source>
        <translation>{number} 个值</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>a record</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{place} has no {name}</source>
        <translation>{place} 缺少 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record is not a text</source>
        <translation>记录不是文本</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record holds too many values</source>
        <translation>记录中的值过多</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>The record is not written in JSON</source>
        <translation>记录不是 JSON 格式</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{word} is not a number</source>
        <translation>{word} 不是数字</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/fields.py"/>
        <source>{digits} is too large a number</source>
        <translation>{digits} 这个数太大</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/recovery.py"/>
        <source>The file of saved games was damaged.</source>
        <translation>存档文件已损坏。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>The file of saved games was damaged and has been set aside as {name}.</source>
        <translation>存档文件已损坏，另存为 {name}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>What could be read of it was recovered (%n records).</source>
        <extracomment>One: What could be read of it was recovered (%n record).</extracomment>
        <translation>
            <numerusform>能读取的部分（%n 条记录）已恢复。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>Another program replaced the file of saved games. Its file is now {name}; yours was written again.</source>
        <translation>其他程序替换了存档文件。替换的文件现名为 {name}，你的存档已重新写入。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/salvage/story.py"/>
        <source>The file of saved games was missing and has been written again.</source>
        <translation>存档文件已丢失，现已重新写入。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>Settings cannot be saved: {name} cannot be changed.</source>
        <translation>设置无法保存：无法更改 {name}。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>{name} was damaged. What could be read of it is used; the damaged file is kept as {aside}.</source>
        <translation>{name} 已损坏。能读取的部分仍然有效，损坏的文件保留为 {aside}。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/settings.py"/>
        <source>{name} was not a settings file, so all settings are reset. The file is kept as {aside}.</source>
        <translation>{name} 不是设置文件，因此所有设置恢复为默认值。它保留为 {aside}。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} cannot be read</source>
        <translation>无法读取 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} cannot be read: {error}. Nothing is saved until Statewalk is started again.</source>
        <translation>无法读取 {name}：{error}。在重新启动 Statewalk 之前不会保存任何内容。</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>Not saved: {problem}</source>
        <translation>未保存：{problem}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>Not saved: {reason}</source>
        <translation>未保存：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/base/storage/store_file.py"/>
        <source>{name} is damaged</source>
        <translation>{name} 已损坏</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>{count} bytes</source>
        <translation>{count} 字节</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>none yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>{threads} of {all}</source>
        <translation>{threads} / {all}</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Saved in</source>
        <translation>保存位置</translation>
    </message>
    <message>
        <location filename="../../../app/base/system/machine.py"/>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>{name} has {width} × {height} pixels; {most} million are the most</source>
        <translation>{name} 有 {width} × {height} 像素；最多 {most} 百万像素</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>Make it smaller</source>
        <translation>请先缩小</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>{name} is not an image this program reads</source>
        <translation>{name} 不是本程序能读取的图像</translation>
    </message>
    <message>
        <location filename="../../../app/base/theme/images.py"/>
        <source>Use PNG, JPEG, WebP, GIF or BMP</source>
        <translation>请使用 PNG、JPEG、WebP、GIF 或 BMP</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>Positions by depth</source>
        <translation>各深度的局面数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>{depths} depths, {positions} positions</source>
        <translation>{depths} 个深度，{positions} 个局面</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/counts.py"/>
        <source>{depths} depths, most positions at depth {fullest}</source>
        <translation>{depths} 个深度，局面最多的是深度 {fullest}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>figure of the plot</source>
        <translation>图中的数值</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>Place in the plot</source>
        <translation>图中位置</translation>
    </message>
    <message>
        <location filename="../../../app/plots/charts/plot_figure_picker.py"/>
        <source>Figure</source>
        <comment>a number</comment>
        <translation>数值</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Log</source>
        <comment>a logarithmic axis</comment>
        <translation>对数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/axis_choice.py"/>
        <source>Axis</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>How many positions lie at each depth.</source>
        <translation>每个深度上有多少个局面。</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>mean depth</source>
        <translation>平均深度</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>most common depth</source>
        <translation>最常见深度</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>deepest</source>
        <translation>最大深度</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth distribution</source>
        <translation>深度分布</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>D(d) is the number of positions at depth d, in {unit}. Solid bars are counted, hatched ones are approximate. Source: {source}.</source>
        <translation>D(d) 是深度为 d（{unit}）的局面数。实心条为精确计数，斜线条为近似值。来源：{source}。</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>approximate</source>
        <translation>近似</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>depth, {unit}</source>
        <translation>深度，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth {depth}: {states} position</source>
        <translation>深度 {depth}：{states} 个局面</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>Depth {depth}: {states} positions</source>
        <translation>深度 {depth}：{states} 个局面</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/depth.py"/>
        <source>positions at depth {depth}</source>
        <translation>深度 {depth} 处的局面数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Where this figure comes from</source>
        <translation>这个数字的由来</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copy numbers</source>
        <translation>复制数据</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Copied %n rows</source>
        <extracomment>One: Copied %n row</extracomment>
        <translation>
            <numerusform>已复制 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>Paste into any spreadsheet</source>
        <translation>可粘贴到任意电子表格</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>There are no numbers yet</source>
        <translation>还没有数据</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/export_menu.py"/>
        <source>The plot has nothing to show</source>
        <translation>图中没有可显示的内容</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>What this shows, and where it comes from</source>
        <translation>这里显示什么，数据从何而来</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>Export picture or data</source>
        <translation>导出图片或数据</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/frame.py"/>
        <source>Show in the Lab, full size</source>
        <translation>在实验室中全尺寸显示</translation>
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
        <translation>正在准备图表</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/lazy.py"/>
        <source>This plot cannot be shown. {reason}</source>
        <translation>无法显示此图。{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/legend.py"/>
        <source>Show or hide: {text}</source>
        <translation>显示或隐藏：{text}</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Play</source>
        <comment>a walk</comment>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Number of moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Keep this curve in view</source>
        <translation>保留这条曲线</translation>
    </message>
    <message>
        <location filename="../../../app/plots/panes/moves_slider.py"/>
        <source>Stop keeping this curve in view</source>
        <translation>不再保留这条曲线</translation>
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
        <translation>图表</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>an unknown place</source>
        <translation>未知位置</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{file}, line {line}</source>
        <translation>{file} 第 {line} 行</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{error} in {place}</source>
        <translation>{place} 出现 {error}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>{fault}: {error}. Everything else goes on.</source>
        <translation>{fault}：{error}。其余部分照常运行。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/faults.py"/>
        <source>A part of Statewalk</source>
        <translation>Statewalk 的一部分</translation>
    </message>
    <message>
        <location filename="../../../app/shell/header.py"/>
        <source>More commands</source>
        <translation>更多命令</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>About Statewalk</source>
        <translation>关于 Statewalk</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copy version numbers and details of this machine as text</source>
        <translation>以文本复制版本和本机信息</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>A desktop laboratory for three classic puzzles.</source>
        <translation>三个经典谜题的桌面实验室。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Show where games and proofs are kept</source>
        <translation>显示对局和证明的保存位置</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Free software under the MIT licence; nothing you do leaves this computer.</source>
        <translation>MIT 许可的自由软件；所做的一切都不会离开本机。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Components and licences</source>
        <translation>所用组件与许可</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Back</source>
        <comment>to what was shown before</comment>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Copied the details</source>
        <translation>已复制详情</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Paste them into a report</source>
        <translation>可粘贴到问题报告中</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/about_card.py"/>
        <source>Read the licence</source>
        <translation>阅读许可</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/command_search.py"/>
        <source>Printed in: {source}</source>
        <translation>刊载于：{source}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Keys on this page: {page}</source>
        <translation>此页面的按键：{page}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Find a key</source>
        <translation>查找按键</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>on this page: {page}</source>
        <translation>此页面：{page}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>Hold F1 to see the keys on the buttons themselves.</source>
        <translation>按住 F1 可在按钮上看到按键。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/keys_card.py"/>
        <source>No key matches these words. Try a shorter word.</source>
        <translation>没有包含这些词的按键，请试试更短的词。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/offers.py"/>
        <source>Everywhere</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/welcome_line.py"/>
        <source>Welcome to Statewalk</source>
        <translation>欢迎使用 Statewalk</translation>
    </message>
    <message>
        <location filename="../../../app/shell/help/welcome_line.py"/>
        <source>Close</source>
        <comment>take away</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../../app/shell/motion.py"/>
        <source>Reading the settings of the system</source>
        <translation>正在读取系统设置</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show side panel</source>
        <translation>显示侧栏</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the side panel</source>
        <translation>显示或隐藏侧栏</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show plot</source>
        <translation>显示图表</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Show or hide the plot</source>
        <translation>显示或隐藏图表</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Describe the board</source>
        <translation>朗读盘面</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Describe the board in words: aloud with a screen reader, and in the status line</source>
        <translation>用文字说出盘面：由屏幕阅读器朗读，并显示在状态栏</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Taken back: {moves}</source>
        <translation>已撤回：{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>This page cannot read {file}.</source>
        <translation>此页面无法读取 {file}。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Drop files anywhere on the window: the page that reads them opens by itself.</source>
        <translation>把文件拖到窗口任意处：能读取它的页面会自动打开。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Go to the page for such files, and drop it there.</source>
        <translation>转到对应的页面，再拖到那里。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>This page cannot read this.</source>
        <translation>这不是此页面能读取的内容。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <location filename="../../../app/shell/page.py"/>
        <source>Everything is saved automatically: this game, its history and your settings.</source>
        <translation>一切都会自动保存：本局、历史记录和你的设置。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Restart now</source>
        <translation>立即重启</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>Close the window and open it again; everything is kept</source>
        <translation>关闭窗口再打开；一切都会保留</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>The letters of moves stay the same: U D L R F B in every language.</source>
        <translation>步骤仍用字母：U D L R F B 在各语言中都一样。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/language_section.py"/>
        <source>{name} after a restart, which keeps everything.</source>
        <translation>重启后改用 {name}，一切都会保留。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>System</source>
        <comment>theme</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Light</source>
        <comment>theme</comment>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: system</source>
        <translation>主题：跟随系统</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: light</source>
        <translation>主题：浅色</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: dark</source>
        <translation>主题：深色</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme: high contrast</source>
        <translation>主题：高对比度</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>System</source>
        <comment>motion</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Full</source>
        <comment>motion</comment>
        <translation>完整</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>减少</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Look</source>
        <comment>colours and sizes</comment>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Computing</source>
        <translation>计算</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Compact spacing</source>
        <translation>紧凑间距</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/preferences.py"/>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>Interface size</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>This screen has room for {most}. It is used after a restart.</source>
        <translation>此屏幕可容纳 {most}，重启后生效。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>This screen has room for {most} at most, which is in use now.</source>
        <translation>此屏幕最多可容纳 {most}，即现在所见的大小。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>Shown after a restart, which keeps everything.</source>
        <translation>重启后生效，一切都会保留。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/size_section.py"/>
        <source>A new size takes effect after a restart; nothing is lost.</source>
        <translation>更改大小后需重启才生效，一切都会保留。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Games, levels, proofs and times. They are kept until you delete them.</source>
        <translation>游戏、关卡、证明和成绩，删除之前一直保留。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Tables of the solvers. They can be deleted, and are made again when needed.</source>
        <translation>求解器的表，可以删除：需要时会重新生成。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/preferences/storage_section.py"/>
        <source>Open folder: {name}</source>
        <translation>打开文件夹：{name}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help manual how to instructions shortcuts hotkeys keyboard bindings controls guide support question tutorial cheat sheet what can I do here</source>
        <translation>帮助 手册 说明 怎么用 教程 快捷键 键盘 操作 问题 支持 速查表 能做什么</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help version licence license copyright authors credits build number report a bug contact system information update open source diagnostics</source>
        <translation>帮助 版本 许可证 版权 作者 鸣谢 报告错误 联系 系统信息 更新 开源 诊断</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>help first steps getting started introduction tour tutorial beginner start screen examples demo onboarding what is this</source>
        <translation>帮助 第一步 入门 介绍 导览 教程 新手 启动画面 示例 演示 这是什么</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>options preferences configuration configure setup customize adjust change appearance animation speed sound storage memory processors cores threads tools</source>
        <translation>选项 首选项 偏好 配置 自定义 调整 外观 动画 速度 声音 存储 内存 处理器 核心 工具</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>bigger larger smaller text font letters size scale zoom interface readable accessibility eyes high resolution display percent magnify enlarge</source>
        <translation>更大 更小 文字 字体 字号 大小 缩放 放大 缩小 界面 易读 无障碍 眼睛 高分辨率 屏幕 百分比</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>translation locale English Chinese Japanese German speak change tongue</source>
        <translation>翻译 语言 英语 中文 日语 德语 切换</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>search commands menu actions find everything list palette</source>
        <translation>搜索命令 菜单 操作 查找 全部 列表</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>fullscreen maximize whole screen big window presentation kiosk enter leave</source>
        <translation>全屏 最大化 整个屏幕 大窗口 演示</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors automatic follow default scheme mode look skin</source>
        <translation>外观 颜色 自动 跟随系统 默认 模式 主题</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors white bright day scheme mode look skin</source>
        <translation>外观 颜色 白色 明亮 白天 模式 浅色</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors black night scheme mode look skin eyes</source>
        <translation>外观 颜色 黑色 夜间 模式 深色 眼睛</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>appearance colours colors accessibility vision readable strong black white mode</source>
        <translation>外观 颜色 无障碍 视力 清晰 强烈 黑白 模式 高对比度</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>exit close leave end stop program application goodbye</source>
        <translation>退出 关闭 离开 结束 程序 再见</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>return previous before history last place undo navigation where I was</source>
        <translation>返回 之前 上一个 历史 上次的地方 导航 我在哪里</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>next again history navigation onward</source>
        <translation>前进 下一个 历史 导航 再次</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>damaged corrupt broken recovery recover rescue repair lost unreadable error backup</source>
        <translation>损坏 恢复 抢救 修复 丢失 无法读取 错误 备份</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>sidebar controls right column hide toggle collapse more room</source>
        <translation>侧栏 控件 右栏 隐藏 显示 切换 更多空间</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>chart graph diagram curve hide toggle statistics</source>
        <translation>图表 图形 曲线 隐藏 显示 统计</translation>
    </message>
    <message>
        <location filename="../../../app/shell/search_words.py"/>
        <source>read aloud speech blind describe accessibility text screen reader position tell</source>
        <translation>朗读 语音 盲人 描述 无障碍 文字 屏幕阅读器 局面</translation>
    </message>
    <message>
        <location filename="../../../app/shell/start_notices.py"/>
        <source>Statewalk is already running, but does not answer.</source>
        <translation>Statewalk 已在运行，但没有响应。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/start_notices.py"/>
        <source>This window closes by itself as soon as it answers. If it hangs, end it, and Statewalk opens here.</source>
        <translation>一旦它响应，此窗口会自动关闭。如果它已卡死，请结束它，Statewalk 就会在这里打开。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Your last moves are not saved.</source>
        <translation>最近几步尚未保存。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Close without saving</source>
        <translation>不保存直接关闭</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Keep open</source>
        <translation>保持打开</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>the file is being written</source>
        <translation>正在写入文件</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>Reason: {why}.</source>
        <translation>原因：{why}。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/unsaved_question.py"/>
        <source>The window closes by itself as soon as the moves are saved.</source>
        <translation>保存完成后窗口会自动关闭。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save what could not be read</source>
        <translation>保存无法读取的内容</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Write the records that were set aside into a file</source>
        <translation>把搁置的记录写入文件</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Save everything and close the window</source>
        <translation>保存一切并关闭窗口</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>Statewalk cannot read {name}.</source>
        <translation>Statewalk 无法读取 {name}。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>It opens {endings}.</source>
        <translation>可以打开 {endings}。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>{title} failed.</source>
        <translation>“{title}”失败。</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window.py"/>
        <source>The record “{name}” could not be read and was set aside.</source>
        <translation>记录“{name}”无法读取，已搁置。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/shell/window.py"/>
        <source>The record “{name}” and %n others could not be read and were set aside.</source>
        <extracomment>One: The record “{name}” and %n other could not be read and were set aside.</extracomment>
        <translation>
            <numerusform>记录“{name}”和另外 %n 条无法读取，已搁置。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Open {page}</source>
        <translation>打开{page}</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Go back to what was in front before</source>
        <translation>返回之前显示的内容</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Go forward to what was in front before going back</source>
        <translation>再次前进到返回时离开的内容</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Keys of this page</source>
        <translation>此页面的按键</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>List the keys of the page; hold F1 to see them on the buttons</source>
        <translation>列出此页面的按键；按住 F1 可在按钮上看到按键</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Version, this machine, and the licences of all parts</source>
        <translation>版本、本机信息和所有组件的许可</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Show the first minute of the first start again</source>
        <translation>再次显示首次启动时的第一分钟</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Theme, colours and motion</source>
        <translation>主题、颜色和动画</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Make text, and everything with it, larger or smaller</source>
        <translation>把文字和其他一切放大或缩小</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>English, 简体中文, 日本語 or Deutsch</source>
        <translation>English、简体中文、日本語或 Deutsch</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>List everything that can be done here</source>
        <translation>列出这里可以做的一切</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <location filename="../../../app/shell/window_commands.py"/>
        <source>Fill the screen, or leave it again</source>
        <translation>铺满屏幕，或恢复窗口</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/bracket.py"/>
        <source>Depth between {lower} and {upper}, {unit}</source>
        <translation>深度在 {lower} 与 {upper} 之间，{unit}</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/bracket.py"/>
        <source>Depth {depth}, {unit}, proved</source>
        <translation>深度 {depth}，{unit}，已证明</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>No command matches these words. Try a shorter word.</source>
        <translation>没有包含这些词的命令，请试试更短的词。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>not now</source>
        <translation>现在不可用</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/command_palette.py"/>
        <source>Type a command</source>
        <translation>输入命令</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>In words</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>With formulas</source>
        <translation>带公式</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Click a number with a dotted underline to see its explanation.</source>
        <translation>单击带点线的数字，即可查看说明。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>This is being worked out.</source>
        <translation>正在计算。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>In words or with formulas</source>
        <translation>文字说明或带公式</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>with its values inserted</source>
        <translation>代入数值</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>How it was checked</source>
        <translation>如何验证</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Change this assumption</source>
        <translation>更改此假设</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Back</source>
        <comment>to the values from before</comment>
        <translation>恢复</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Set the assumptions back to what they were</source>
        <translation>把假设恢复为原来的值</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Where {value} comes from</source>
        <translation>{value} 的来历</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>On the command line: {command}.</source>
        <translation>命令行：{command}。</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/figure_sheet.py"/>
        <source>Printed by {source}</source>
        <translation>{source} 所载</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copy all of it as text</source>
        <translation>全部复制为文本</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Save the numbers as CSV</source>
        <translation>把数据保存为 CSV</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/cards/sheet.py"/>
        <source>Nothing was saved</source>
        <translation>没有保存任何内容</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Hue</source>
        <translation>色相</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Saturation</source>
        <translation>饱和度</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Brightness</source>
        <translation>亮度</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Colour in digits</source>
        <translation>颜色代码</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Red, green and blue as six hexadecimal digits</source>
        <translation>用六位十六进制表示红、绿、蓝</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/colour_picker.py"/>
        <source>Digits</source>
        <translation>代码</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/controls/range_slider.py"/>
        <source>{name}: drag either end; arrow keys move the upper one, with Shift the lower one</source>
        <translation>{name}：拖动任一端；方向键移动上端，加 Shift 移动下端</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/explained_figures.py"/>
        <source>{name}: where it comes from</source>
        <translation>{name}：数值的来历</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/playback_row.py"/>
        <source>{position} of {count}</source>
        <translation>{position}/{count}</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/status.py"/>
        <source>not known yet</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Click or Space: look at this row</source>
        <translation>单击或空格键：查看这一行</translation>
    </message>
    <message>
        <location filename="../../../app/widgets/table.py"/>
        <source>Click or press Enter to see where it comes from</source>
        <translation>单击或回车：数值的来历</translation>
    </message>
</context>
</TS>

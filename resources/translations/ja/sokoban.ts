<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Counting positions</source>
        <translation>局面の数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>at most {limit}</source>
        <translation>最大{limit}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>the nearest first</source>
        <translation>近いものから順に</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Following the random pusher</source>
        <translation>ランダムな押し手の追跡</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/analysis.py"/>
        <source>Looking the position up</source>
        <translation>局面の照会</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/lost_game.py"/>
        <source>A push leads here from a position that was proved to have no solution</source>
        <translation>解がないと証明された局面から押して、ここに来ます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/lost_game.py"/>
        <source>A pull leads here from a position that was proved to have no way back</source>
        <translation>戻る手順がないと証明された局面から引いて、ここに来ます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/traps.py"/>
        <source>Some of the boxes start in a trap that can never be opened</source>
        <translation>一部の荷物が、決して開かない罠の中から始まります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/analysis/traps.py"/>
        <source>Looking for traps</source>
        <translation>罠の検出</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>Search nodes (box, side)</source>
        <translation>探索ノード（荷物と側）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>square can be reached</source>
        <translation>マスに届きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/hand.py"/>
        <source>squares can be reached</source>
        <translation>マスに届きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>What the blocks and marks on the board mean</source>
        <translation>盤上のブロックと印の意味</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>squares of block {number}</source>
        <translation>ブロック{number}のマス数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>%n squares</source>
        <extracomment>One: %n square</extracomment>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>A box on {square} would cut nothing off: the rest stays connected. Not a cut vertex.</source>
        <translation>{square}に荷物があっても何も切り離されず、残りはつながったままです。関節点ではありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>A box on {square} would cut the %n shaded squares off from the rest: {square} is a cut vertex.</source>
        <extracomment>One: A box on {square} would cut the shaded square off from the rest: {square} is a cut vertex.</extracomment>
        <translation>
            <numerusform>{square}に荷物があると、網かけの%nマスが残りから切り離されます。{square}は関節点です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>cut vertex</source>
        <translation>関節点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>passage: a block of two squares</source>
        <translation>通路（2マスのブロック）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>the box can be pulled here</source>
        <translation>荷物をここへ引ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>the box can be pushed here</source>
        <translation>荷物をここへ押せる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>where it stood</source>
        <translation>もとの位置</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>what a box there would cut off</source>
        <translation>そこの荷物が切り離す部分</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/legend.py"/>
        <source>and {count:,} more</source>
        <translation>ほか{count:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>The man can get from one side of the box to another exactly when both sides lie in the same block as the box.</source>
        <translation>作業員が荷物のある側から別の側へ行けるのは、両側が荷物と同じブロックにあるとき、かつそのときに限ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>d: order of visit. low: least d that a subtree can reach.</source>
        <translation>d：訪問順。low：部分木から届く最小のd。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks of two</source>
        <translation>2マスのブロック</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Cut vertices</source>
        <translation>関節点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Squares</source>
        <translation>マス</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Blocks and cut vertices</source>
        <translation>ブロックと関節点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>To {square}</source>
        <translation>{square}まで</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Farthest, {square}</source>
        <translation>最も遠いマス：{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{grown:,} of {nodes:,}</source>
        <translation>{nodes:,}中{grown:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>number of the square</source>
        <translation>マスの番号</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>its low number</source>
        <translation>そのlow</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Depth-first tree to {square}: d {number:,}, low {low:,}, parent {parent}</source>
        <translation>{square}までの深さ優先木：d {number:,}、low {low:,}、親{parent}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>Depth-first tree to {square}: d {number:,}, low {low:,}, the root</source>
        <translation>{square}までの深さ優先木：d {number:,}、low {low:,}、根</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>No square was visited from here, so none is cut off without it.</source>
        <translation>ここから訪問したマスはないので、このマスがなくても何も切り離されません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{square} has no child</source>
        <translation>{square}に子はありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>They are connected only through the root: it is a cut vertex.</source>
        <translation>子どうしは根を通してだけつながっています。根は関節点です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>All visited squares stay connected without it.</source>
        <translation>根がなくても、訪問したマスはすべてつながったままです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>{square} is the root, with %n children</source>
        <extracomment>One: {square} is the root, with %n child</extracomment>
        <translation>
            <numerusform>{square}は根で、子が%n個あります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>No edge from the subtree of {below} leads above {square}: without {square}, %n squares are cut off.</source>
        <extracomment>One: No edge from the subtree of {below} leads above {square}: without {square}, %n square is cut off.</extracomment>
        <translation>
            <numerusform>{below}の部分木から{square}より上に届く辺はありません。{square}がなくなると%nマスが切り離されます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>From the subtree of each child an edge leads back above {square}: nothing is cut off without it.</source>
        <translation>どの子の部分木からも{square}より上へ戻る辺があります。このマスがなくても何も切り離されません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>%n pulls</source>
        <extracomment>One: %n pull</extracomment>
        <translation>
            <numerusform>引き%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/blocks/section.py"/>
        <source>%n pushes</source>
        <extracomment>One: %n push</extracomment>
        <translation>
            <numerusform>押し%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>Depth-first tree</source>
        <translation>深さ優先木</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>{count:,} more</source>
        <translation>ほか{count:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/blocks/tree.py"/>
        <source>to {square}, d {number:,}</source>
        <translation>{square}まで、d {number:,}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The man cannot get there. Push the boxes out of his way first.</source>
        <translation>作業員はそこへ行けません。先に荷物を押してどけてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>Sokoban board</source>
        <translation>倉庫番の盤</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box could never get to a goal from there. The play options show such squares.</source>
        <translation>そこからは荷物をどのゴールにも運べません。プレイのオプションでこのようなマスを表示できます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box cannot be pulled there. Choose a lit square.</source>
        <translation>荷物をそこへは引けません。光っているマスを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>The box cannot be pushed there. Choose a lit square.</source>
        <translation>荷物をそこへは押せません。光っているマスを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/board.py"/>
        <source>{square}, in reach</source>
        <translation>{square}、到達可能</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>wall</source>
        <translation>壁</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>floor</source>
        <translation>床</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>goal</source>
        <comment>a thing on the board</comment>
        <translation>ゴール</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box</source>
        <comment>a thing on the board</comment>
        <translation>荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box on a goal</source>
        <translation>ゴール上の荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>man</source>
        <translation>作業員</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>man on a goal</source>
        <translation>ゴール上の作業員</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall to the left</source>
        <translation>左は壁です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall above</source>
        <translation>上は壁です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall to the right</source>
        <translation>右は壁です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Wall below</source>
        <translation>下は壁です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box to the left cannot be moved</source>
        <translation>左の荷物は動かせません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box above cannot be moved</source>
        <translation>上の荷物は動かせません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box to the right cannot be moved</source>
        <translation>右の荷物は動かせません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>The box below cannot be moved</source>
        <translation>下の荷物は動かせません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Row {number}: {squares}</source>
        <translation>{number}行目：{squares}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n walls</source>
        <comment>squares in a row</comment>
        <extracomment>One: wall</extracomment>
        <translation>
            <numerusform>壁%nマス</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n floor squares</source>
        <comment>squares in a row</comment>
        <extracomment>One: floor</extracomment>
        <translation>
            <numerusform>床%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n goals</source>
        <comment>squares in a row</comment>
        <extracomment>One: goal</extracomment>
        <translation>
            <numerusform>ゴール%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n boxes</source>
        <comment>squares in a row</comment>
        <extracomment>One: box</extracomment>
        <translation>
            <numerusform>荷物%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>%n boxes on goals</source>
        <comment>squares in a row</comment>
        <extracomment>One: box on a goal</extracomment>
        <translation>
            <numerusform>ゴール上の荷物%n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Man at {square}</source>
        <translation>作業員は{square}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>boxes at {squares}</source>
        <extracomment>One: box at {squares}</extracomment>
        <translation>
            <numerusform>荷物は{squares}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>boxes on goals at {squares}</source>
        <extracomment>One: box on a goal at {squares}</extracomment>
        <translation>
            <numerusform>ゴール上の荷物は{squares}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>empty goals at {squares}</source>
        <extracomment>One: empty goal at {squares}</extracomment>
        <translation>
            <numerusform>空いたゴールは{squares}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Taken back: man at {square}</source>
        <translation>戻しました。作業員は{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>{boxes}, man at {square}</source>
        <translation>{boxes}、作業員は{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Left: man at {square}</source>
        <translation>左：作業員は{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Up: man at {square}</source>
        <translation>上：作業員は{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Right: man at {square}</source>
        <translation>右：作業員は{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>Down: man at {square}</source>
        <translation>下：作業員は{square}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}, on a goal</source>
        <translation>荷物が{begin}から{end}へ、ゴール上</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}, off its goal</source>
        <translation>荷物が{begin}から{end}へ、ゴールから外れる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/board/words.py"/>
        <source>box from {begin} to {end}</source>
        <translation>荷物が{begin}から{end}へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Collections</source>
        <translation>面集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Rename, save or remove this collection</source>
        <translation>この面集の名前変更、保存、削除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Search levels</source>
        <translation>面を検索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Go to the search field for titles, authors and numbers</source>
        <translation>タイトル・作者・番号の検索欄へ移る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Next unsolved level</source>
        <translation>次の未完成の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Select the next level that you have not solved</source>
        <translation>まだ解いていない次の面を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Play the selected level</source>
        <translation>選んだ面をプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Close the browser and play</source>
        <translation>一覧を閉じてプレイする</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Listing levels</source>
        <translation>面を一覧しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Open a level file, or drop files on the window. Their levels are kept here.</source>
        <translation>面のファイルを開くか、ウィンドウにドロップしてください。面はここに保管されます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Choose one collection to arrange its levels</source>
        <translation>面を並べ替えるには面集を1つ選んでください</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{collection} comes with the program and cannot be changed</source>
        <translation>{collection}はプログラムに付属のもので、変更できません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Show the levels in collection order to arrange them</source>
        <translation>並べ替えるには、面を本来の順で表示してください</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>%n levels, {solved} solved by you</source>
        <extracomment>One: %n level, {solved} solved by you</extracomment>
        <translation>
            <numerusform>全%n面、自分で完成{solved}面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{shown} of %n levels</source>
        <extracomment>One: {shown} of %n level</extracomment>
        <translation>
            <numerusform>%n面中{shown}面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>Bring {collection} back</source>
        <translation>{collection}を復元</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/browser.py"/>
        <source>{collection} was removed.</source>
        <translation>{collection}を削除しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>%n levels</source>
        <extracomment>One: %n level</extracomment>
        <translation>
            <numerusform>%n面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Put %n levels here</source>
        <extracomment>One: Put %n level here</extracomment>
        <translation>
            <numerusform>%n面をここに置く</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Choose one collection</source>
        <translation>面集を1つ選んでください</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Copy %n levels to {collection}</source>
        <extracomment>One: Copy %n level to {collection}</extracomment>
        <translation>
            <numerusform>%n面を{collection}にコピー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/drag.py"/>
        <source>Move %n levels to {collection}</source>
        <extracomment>One: Move %n level to {collection}</extracomment>
        <translation>
            <numerusform>%n面を{collection}に移動</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>All levels</source>
        <translation>すべての面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Not solved by you</source>
        <translation>自分が解いていない</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by you</source>
        <translation>自分が解いた</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by the program</source>
        <translation>プログラムが解いた</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Solved by nobody</source>
        <translation>誰も解いていない</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Given up by the program</source>
        <translation>プログラムが断念</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Unsolvable</source>
        <translation>解なし</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes proved</source>
        <translation>最小押し数が証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes not proved</source>
        <translation>最小押し数が未証明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>In collection order</source>
        <translation>本来の順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest boxes first</source>
        <translation>荷物の少ない順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most boxes first</source>
        <translation>荷物の多い順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Smallest first</source>
        <translation>小さい順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Largest first</source>
        <translation>大きい順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Easiest first</source>
        <translation>易しい順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Hardest first</source>
        <translation>難しい順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest pushes first</source>
        <translation>押し数の少ない順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most pushes first</source>
        <translation>押し数の多い順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Fewest moves first</source>
        <translation>手数の少ない順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Most moves first</source>
        <translation>手数の多い順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Widest bounds first</source>
        <translation>上下界の幅の広い順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Unsolved first</source>
        <translation>未完成が先</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>By title</source>
        <translation>タイトル順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>By author</source>
        <translation>作者順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Search titles, authors, numbers</source>
        <translation>タイトル・作者・番号を検索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Levels</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Which levels are shown</source>
        <translation>表示する面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Boxes</source>
        <translation>荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Grade</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/filter.py"/>
        <source>Order of the levels</source>
        <translation>面の並び順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>cannot be played</source>
        <translation>プレイできません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>grade {grade}</source>
        <translation>難易度{grade}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>in progress</source>
        <translation>途中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>by {author}</source>
        <translation>作者：{author}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>{collection}, level {number}</source>
        <translation>{collection}、第{number}面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>grade {grade} of 5</source>
        <translation>難易度{grade}（5段階）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>same as {level} in {collection}</source>
        <translation>{collection}の{level}と同じ</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>same as {level} in {collection} and %n more</source>
        <extracomment>One: same as {level} in {collection} and %n more</extracomment>
        <translation>
            <numerusform>{collection}の{level}ほか%n面と同じ</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/grid.py"/>
        <source>Title of the level</source>
        <translation>面のタイトル</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>No matching levels</source>
        <translation>条件に合う面がありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>This collection is empty</source>
        <translation>この面集には面がありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Try a shorter word or a wider range.</source>
        <translation>短い語か、広い範囲で試してください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/nothing.py"/>
        <source>Move or copy levels from other collections here.</source>
        <translation>ほかの面集の面をここに移動またはコピーできます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/side.py"/>
        <source>{solved} of {levels} solved by you</source>
        <translation>{levels}面中{solved}面を自分で完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/side.py"/>
        <source>Name of the collection</source>
        <translation>面集の名前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>solved by you</source>
        <translation>自分が解いた</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>solved by the program</source>
        <translation>プログラムが解いた</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>not solved</source>
        <translation>未完成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>unsolvable, proved</source>
        <translation>解なし、証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>unsolvable</source>
        <translation>解なし</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>{pushes}, proved</source>
        <translation>{pushes}、証明済み</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>best known {pushes}</source>
        <translation>既知の最良{pushes}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>given up by the program after {duration}</source>
        <translation>プログラムが{duration}で断念</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>fewest pushes</source>
        <translation>最小押し数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>%n pushes, proved to be the fewest</source>
        <extracomment>One: %n push, proved to be the fewest</extracomment>
        <translation>
            <numerusform>押し%n回、最小と証明済み</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>best</source>
        <comment>a solution</comment>
        <translation>最良</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>at least</source>
        <translation>下界</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/standing.py"/>
        <source>at least {number}</source>
        <translation>{number}以上</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Save the changes</source>
        <translation>変更を保存する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/browser/words_card.py"/>
        <source>Discard the changes</source>
        <translation>変更を破棄する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play</source>
        <comment>a group of options</comment>
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>View</source>
        <comment>a group of commands</comment>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy and paste</source>
        <translation>コピーと貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo the last row of the history: a push, a move or a box</source>
        <translation>履歴の最後の1行（押し、手、または荷物1個分）を戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo the next row of the history</source>
        <translation>履歴の次の行をもう一度進める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one move</source>
        <translation>1手戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back one step of the man</source>
        <translation>作業員の1歩を戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one move</source>
        <translation>1手進める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play one step of the history again</source>
        <translation>履歴の1歩をもう一度進める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one push</source>
        <translation>1押し戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back the last push and the walk after it</source>
        <translation>直前の押しと、その後の歩きを戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one push</source>
        <translation>1押し進める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play up to the next push of the history again</source>
        <translation>履歴の次の押しまでもう一度進める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Undo one box</source>
        <translation>荷物1個分戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Take back every push of the box that was pushed last</source>
        <translation>最後に押した荷物の連続した押しをすべて戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Redo one box</source>
        <translation>荷物1個分進める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play every push of the next box again</source>
        <translation>次の荷物の押しをすべてもう一度進める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the start of the level; redo brings everything back</source>
        <translation>面の最初の配置に戻る。やり直すと全部戻せます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>To the end of the history</source>
        <translation>履歴の最後へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the last move of the history</source>
        <translation>履歴の最後の手へ移る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep a snapshot</source>
        <translation>スナップショットを残す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Keep this position, to come back to it at any time</source>
        <translation>この局面を残して、いつでも戻れるようにする</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Solutions of this level</source>
        <translation>この面の解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List your solutions, those in the file and those of the program, and your snapshots</source>
        <translation>自分・ファイル・プログラムの解とスナップショットを一覧</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Snapshots of this level</source>
        <translation>この面のスナップショット</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to a position you have kept</source>
        <translation>残した局面に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play backwards</source>
        <translation>逆プレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Pull the boxes from the goals to where they began; Shift and an arrow pulls</source>
        <translation>荷物をゴールから最初の位置まで引く。Shiftと矢印で引きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show where the man can go</source>
        <translation>作業員の行ける範囲を表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Light the squares the man can walk to</source>
        <translation>作業員が歩いて行けるマスを光らせる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the next box</source>
        <translation>次の荷物を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift a box with the keyboard: choose a square with the arrow keys, push with Enter. Tab does the same</source>
        <translation>キーボードで荷物を持ち上げる。矢印キーでマスを選び、Enterで押す。Tabでも同じ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Select the previous box</source>
        <translation>前の荷物を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Lift the box before this one</source>
        <translation>1つ前の荷物を持ち上げる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Find a solution from here, an optimal one if it can be proved</source>
        <translation>ここからの解を探す。証明できる場合は最短の解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next push</source>
        <translation>次の押し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the next push of a solution, or the next pull when playing backwards; press again to play it</source>
        <translation>解の次の押し（逆プレイでは引き）を示す。もう一度押すと実行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hint: which box is next</source>
        <translation>ヒント：次に動かす荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show which box a known solution pushes next</source>
        <translation>既知の解が次に押す荷物を示す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Is it still solvable?</source>
        <translation>まだ解けるか</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show only whether this position can be solved, not how</source>
        <translation>この局面が解けるかどうかだけを示し、解き方は示さない</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Back to the last solvable position</source>
        <translation>解ける最後の局面に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the last position that is not known to be deadlocked</source>
        <translation>手詰まりと分かっていない最後の局面に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve these moves</source>
        <translation>この手順を改善</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Look for a shorter sequence of moves close to this game or to the best solution</source>
        <translation>このゲームの手順か最良の解の近くで、より短い手順を探す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve from here on</source>
        <translation>ここから改善</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve the rows of the history from this position on</source>
        <translation>履歴のこの局面以降の行を改善する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve up to here</source>
        <translation>ここまで改善</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve the rows of the history up to this position</source>
        <translation>履歴のこの局面までの行を改善する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Improve all rows again</source>
        <translation>全行の改善に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Clear the selection of rows</source>
        <translation>行の選択を解除する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level</source>
        <translation>面を回転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the view clockwise; the game goes on</source>
        <translation>表示を時計回りに回す。ゲームはそのまま続きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the level to the left</source>
        <translation>面を左に回転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Rotate the view anticlockwise</source>
        <translation>表示を反時計回りに回す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Mirror the level</source>
        <translation>面を左右反転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Swap left and right; the game goes on</source>
        <translation>左右を入れ替える。ゲームはそのまま続きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the level as it was made</source>
        <translation>面を本来の向きで表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Neither turned nor mirrored</source>
        <translation>回転も反転もしない</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the squares larger; Ctrl and the wheel zoom at the pointer</source>
        <translation>マスを大きく表示。Ctrl＋ホイールでポインターの位置を拡大縮小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show more of the level</source>
        <translation>面をより広く表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the whole level</source>
        <translation>面全体を表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Make the level as large as the window</source>
        <translation>面をウィンドウの大きさに合わせる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Tint the blocks of the floor and mark the squares where they meet</source>
        <translation>床のブロックに色を付け、つなぎ目のマスに印を付ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Hide blocks and cut vertices</source>
        <translation>ブロックと関節点を隠す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the floor as it is</source>
        <translation>床をそのまま表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Show the search for the lifted box step by step</source>
        <translation>持ち上げた荷物の探索を1段ずつ表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>See how the squares within reach are found, node by node, up to the square under the pointer</source>
        <translation>届くマスがどう見つかるかを、指したマスまで1ノードずつ見る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the depths of the level</source>
        <translation>面の深さの図</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Number of positions at each depth, in pushes</source>
        <translation>深さ（押し数）ごとの局面の数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot a random pusher</source>
        <translation>ランダムな押し手の図</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Where random pushes lead from here</source>
        <translation>ここからランダムに押していくとどうなるか</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Plot the solution</source>
        <translation>解の図</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Every push of the best solution, and the walk before it</source>
        <translation>最良の解のすべての押しと、その前の歩き</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Previous level</source>
        <translation>前の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Next level</source>
        <translation>次の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go to the next level that you have not solved; after the last comes the first</source>
        <translation>まだ解いていない次の面へ移る。最後の次は最初に戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Choose a level</source>
        <translation>面を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>List all levels, with your best results; type a number to go to that level</source>
        <translation>全面を自己ベストとともに一覧。番号を入力するとその面へ移ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>About this level</source>
        <translation>この面について</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read the authors and notes of the level and its collection</source>
        <translation>面と面集の作者と説明を読む</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open the Statewalk levels</source>
        <translation>Statewalkの面を開く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Go back to the levels that come with the program</source>
        <translation>プログラム付属の面に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste levels or moves</source>
        <translation>面または手順を貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Play what the clipboard has: a level, a link to one, a picture of one, or moves of this level</source>
        <translation>クリップボードの面、面へのリンク、面の画像、またはこの面の手順をプレイする</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Open a picture of a level</source>
        <translation>面の画像を開く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Read a level from an image file; you identify each kind of tile once</source>
        <translation>画像ファイルから面を読み取る。タイルの種類ごとに1回ずつ指定します</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Paste moves</source>
        <translation>手順を貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Check the moves in the clipboard (LURD) and get them ready to play</source>
        <translation>クリップボードの手順（LURD）を確かめ、再生できるようにする</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the board as text</source>
        <translation>盤面をテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy level</source>
        <translation>面をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the level as it begins, as text</source>
        <translation>最初の配置の面をテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy link to level</source>
        <translation>面へのリンクをコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy a link that opens the level in a browser, and here when it is pasted</source>
        <translation>ブラウザーで面を開くリンクをコピー。ここに貼り付けても開けます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/commands.py"/>
        <source>Copy the moves played so far, or those ready to be played, as LURD text</source>
        <translation>これまでの手順、または再生待ちの手順をLURDテキストとしてコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Copied the level as text</source>
        <translation>面をテキストでコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>{name} holds many levels. Open it to play, and edit the one you want.</source>
        <translation>{name}には面がいくつもあります。プレイ用に開き、編集したい面を編集してください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>{name} cannot be read: {reason}.</source>
        <translation>{name}を読み取れません。理由：{reason}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>The first of {levels} levels.</source>
        <translation>{levels}面のうち最初の面です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>%n unknown characters became floor.</source>
        <extracomment>One: 1 unknown character became floor.</extracomment>
        <translation>
            <numerusform>不明な文字%n個を床にしました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Undo brings the previous draft back.</source>
        <translation>元に戻すと、前の下書きに戻ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>Level loaded.</source>
        <translation>面を取り込みました。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/actions.py"/>
        <source>There is nothing around the level to trim.</source>
        <translation>面の周りに切り詰めるものはありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/canvas.py"/>
        <source>Level being edited</source>
        <translation>編集中の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/canvas.py"/>
        <source>{across} by {down} squares</source>
        <translation>{across}×{down}マス</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: wall</source>
        <translation>ツール：壁</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Draw walls</source>
        <translation>壁を描く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: floor</source>
        <translation>ツール：床</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Draw floor</source>
        <translation>床を描く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: goal</source>
        <translation>ツール：ゴール</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place goals</source>
        <translation>ゴールを置く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: box</source>
        <translation>ツール：荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place boxes</source>
        <translation>荷物を置く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: man</source>
        <translation>ツール：作業員</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Place the man</source>
        <translation>作業員を置く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Tool: erase</source>
        <translation>ツール：消しゴム</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take away what is on top; the right button does so with every tool</source>
        <translation>いちばん上のものを取り除く。右ボタンならどのツールでも消せます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a column at the left</source>
        <translation>左に列を追加</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the column at the left</source>
        <translation>左の列を削除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a row at the top</source>
        <translation>上に行を追加</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the row at the top</source>
        <translation>上の行を削除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a column at the right</source>
        <translation>右に列を追加</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the column at the right</source>
        <translation>右の列を削除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Add a row at the bottom</source>
        <translation>下に行を追加</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove the row at the bottom</source>
        <translation>下の行を削除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything left</source>
        <translation>全体を左へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level left by one square</source>
        <translation>面全体を左へ1マス移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything up</source>
        <translation>全体を上へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level up by one square</source>
        <translation>面全体を上へ1マス移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything right</source>
        <translation>全体を右へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level right by one square</source>
        <translation>面全体を右へ1マス移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move everything down</source>
        <translation>全体を下へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Move the whole level down by one square</source>
        <translation>面全体を下へ1マス移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Play this level</source>
        <translation>この面をプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Try the level; the draft is kept</source>
        <translation>面を試す。下書きはそのまま残ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take back the last step</source>
        <translation>直前の操作を戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Do again what was taken back</source>
        <translation>戻した操作をやり直す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>New level</source>
        <translation>新しい面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Begin with an empty room; undo brings this level back</source>
        <translation>空の部屋から始める。元に戻すとこの面に戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save to collection</source>
        <translation>面集に保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level, even unfinished, to the collection named in the panel</source>
        <translation>パネルに書いた面集に保存します。未完成でも保存できます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy as text</source>
        <translation>テキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Copy the level as text</source>
        <translation>面をテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Paste a level</source>
        <translation>面を貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go on with the level in the clipboard; undo brings this one back</source>
        <translation>クリップボードの面で編集を続ける。元に戻すとこの面に戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Save the level as PNG, SVG or PDF</source>
        <translation>面をPNG、SVG、PDFで保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Leave the editor</source>
        <translation>エディターを終了</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Go back to playing; the draft is kept</source>
        <translation>プレイに戻る。下書きは残ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>{what}. Shift and drag for a rectangle, Ctrl and click to fill</source>
        <translation>{what}。Shift＋ドラッグで長方形、Ctrl＋クリックで塗りつぶし</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill here</source>
        <translation>ここを塗りつぶす</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Fill all connected squares that look like the one under the pointer</source>
        <translation>ポインターの下のマスと同じ見た目の、つながったマスをすべて塗りつぶす</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the right</source>
        <translation>右に回転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the right</source>
        <translation>面を右に90度回す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Rotate to the left</source>
        <translation>左に回転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Turn the level a quarter to the left</source>
        <translation>面を左に90度回す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror left and right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange left and right</source>
        <translation>左右を入れ替える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Mirror up and down</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Exchange up and down</source>
        <translation>上下を入れ替える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Trim</source>
        <translation>切り詰め</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Take away floor outside of the walls and empty columns and rows</source>
        <translation>壁の外の床と、空の行・列を取り除く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Clear floor outside</source>
        <translation>外の床を消す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Remove floor outside the walls</source>
        <translation>壁の外の床を取り除く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Show which walls matter</source>
        <translation>どの壁が重要かを表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>For each wall that the man can touch, solve the level again without it</source>
        <translation>作業員が触れられる壁を1つずつ外して面を解き直す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid larger by one column</source>
        <translation>格子を1列広げる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid smaller by one column</source>
        <translation>格子を1列狭める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid larger by one row</source>
        <translation>格子を1行広げる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the grid smaller by one row</source>
        <translation>格子を1行狭める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Look closer; Ctrl and the wheel do so at the pointer</source>
        <translation>近づいて見る。Ctrl＋ホイールならポインターの位置で</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>See more of the level</source>
        <translation>面をより広く見る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/commands.py"/>
        <source>Make the level fit the window</source>
        <translation>面をウィンドウに合わせる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Editing.</source>
        <translation>編集中。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Shift: rectangle, Ctrl: fill, right button: erase.</source>
        <translation>Shift：長方形、Ctrl：塗りつぶし、右ボタン：消す。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Wall</source>
        <translation>壁</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Floor</source>
        <translation>床</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Goal</source>
        <comment>a thing on the board</comment>
        <translation>ゴール</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Box</source>
        <comment>a thing on the board</comment>
        <translation>荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Man</source>
        <translation>作業員</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Erase</source>
        <translation>消しゴム</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Mirror</source>
        <translation>反転</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Editing</source>
        <translation>編集中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Play</source>
        <comment>a level</comment>
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Listing collections</source>
        <translation>面集を一覧しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Playable once nothing is left to fix</source>
        <translation>直すところがなくなるとプレイできます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Ready to play</source>
        <translation>プレイできます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Saving draft</source>
        <translation>下書きの保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Draft saved</source>
        <translation>下書きを保存しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>The level was not saved.</source>
        <translation>面は保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>In {collection}</source>
        <translation>保存先：{collection}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Unfinished, in {collection}</source>
        <translation>未完成、{collection}に保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/editor.py"/>
        <source>Saved {title}</source>
        <translation>{title}を保存しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit level</source>
        <translation>面を編集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Edit a copy of this level, or go on with the draft being tried out</source>
        <translation>この面のコピーを編集する、または試している下書きの編集を続ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Go on with the draft</source>
        <translation>下書きの続き</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Open the level editor as it was left</source>
        <translation>面エディターを前回の状態で開く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/host.py"/>
        <source>Draw a level, beginning with an empty room</source>
        <translation>空の部屋から面を描く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>{place} has a key that is not a draft number</source>
        <translation>{place}に下書きの番号でないキーがあります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>A level can be saved once it has a wall</source>
        <translation>面は壁が1つでもあれば保存できます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>You have not solved it yet</source>
        <translation>まだ自分で解いていません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/model.py"/>
        <source>Play it through; your solution is saved with it.</source>
        <translation>最後までプレイすると、解も一緒に保存されます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>Undo brings the present level back.</source>
        <translation>元に戻すと、今の面に戻ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/new_room.py"/>
        <source>{name}, {least} to {most}</source>
        <translation>{name}、{least}から{most}まで</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Goals</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Floor squares</source>
        <translation>床のマス</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Add a name</source>
        <translation>名前を入力</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Add a note</source>
        <translation>メモを入力</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Before you can play</source>
        <translation>プレイする前に</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>{count} to fix</source>
        <translation>要修正{count}件</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>{count} to consider</source>
        <translation>要検討{count}件</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Nothing left to fix</source>
        <translation>直すところはありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>Collection</source>
        <translation>面集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>As text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/panel.py"/>
        <source>The level as text</source>
        <translation>テキストで表した面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/remarks.py"/>
        <source>{fix}: {title}</source>
        <translation>{fix}：{title}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/remarks.py"/>
        <source>{title}. {advice}</source>
        <translation>{title}。{advice}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Answers as soon as nothing is left to fix</source>
        <translation>直すところがなくなると答えます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Stopped; the results so far are kept.</source>
        <translation>停止しました。これまでの結果は残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solving the draft</source>
        <translation>下書きを解いています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Checking the walls</source>
        <translation>壁を調べています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Not solvable: {reason}</source>
        <translation>解なし：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>No answer within {seconds:g} s</source>
        <translation>{seconds:g}秒以内に答えが出ませんでした</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solvable in %n pushes, proved</source>
        <extracomment>One: Solvable in %n push, proved</extracomment>
        <translation>
            <numerusform>解けます。押し%n回、証明済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>Solvable, in %n pushes or fewer</source>
        <extracomment>One: Solvable, in %n push or fewer</extracomment>
        <translation>
            <numerusform>解けます。押し%n回以下</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: not checked yet.</source>
        <translation>{square}：まだ調べていません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: needed. Without this wall the level is not closed, or it becomes another level.</source>
        <translation>{square}：必要。この壁がないと、面が閉じていないか、別の面になります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: without this wall the level could be solved in %n pushes.</source>
        <extracomment>One: {square}: without this wall the level could be solved in %n push.</extracomment>
        <translation>
            <numerusform>{square}：この壁がなければ、押し%n回で解けます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>pushes without the wall</source>
        <translation>壁がないときの押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: without this wall {least} pushes are enough, {saved} fewer than {fewest}.</source>
        <translation>{square}：この壁がなければ押し{least}回で足り、{fewest}回より{saved}回少なくなります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>pushes saved</source>
        <translation>減った押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: optional. Without this wall the fewest pushes stay the same.</source>
        <translation>{square}：なくてもよい壁です。この壁がなくても最小押し数は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver.py"/>
        <source>{square}: not known. The search without this wall was given up.</source>
        <translation>{square}：不明。この壁を外した探索は断念しました。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>For each wall that the man can touch, solve the level again without it (W)</source>
        <translation>作業員が触れられる壁を1つずつ外して面を解き直す（W）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>Shown as soon as nothing is left to fix.</source>
        <translation>直すところがなくなると表示されます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>{weighed} of %n walls checked.</source>
        <extracomment>One: {weighed} of %n wall checked.</extracomment>
        <translation>
            <numerusform>壁%n個中{weighed}個を調べました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>{weighed} of %n walls checked</source>
        <extracomment>One: {weighed} of %n wall checked</extracomment>
        <translation>
            <numerusform>壁%n個中{weighed}個を調査済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>%n walls checked: with all of them the level has no solution.</source>
        <extracomment>One: %n wall checked: with it the level has no solution.</extracomment>
        <translation>
            <numerusform>壁%n個を調査済み。すべての壁があると、この面に解はありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/editor/solver_section.py"/>
        <source>%n walls checked: with all of them the level takes {pushes}. Point at one to read more.</source>
        <extracomment>One: %n wall checked: with it the level takes {pushes}. Point at it to read more.</extracomment>
        <translation>
            <numerusform>壁%n個を調査済み。すべての壁があるときの最小は{pushes}です。壁を指すと詳しく読めます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>needed: the level is not closed without it</source>
        <translation>必要：ないと面が閉じない</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>without it the level could be solved</source>
        <translation>なければ面が解ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>so many pushes fewer without it</source>
        <translation>なければその数だけ押しが減る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>optional: no fewer pushes without it</source>
        <translation>なくてもよい：外しても押しは減らない</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/editor/walls.py"/>
        <source>not known: the search was given up</source>
        <translation>不明：探索を断念</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Animated GIF</source>
        <translation>GIFアニメーション</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Sokoban level</source>
        <translation>倉庫番の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>XSB level</source>
        <translation>XSBの面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save the board as PNG, SVG or PDF</source>
        <translation>盤面をPNG、SVG、PDFで保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Put a picture of the board into the clipboard</source>
        <translation>盤面の画像をクリップボードに入れる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a picture or an animation, or copy the level as text</source>
        <translation>画像やアニメーションを保存、または面をテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save animated GIF</source>
        <translation>GIFアニメーションを保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save a solution as an animation that any browser shows</source>
        <translation>解を、どのブラウザーでも見られるアニメーションとして保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy level with solutions</source>
        <translation>面を解とともにコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copy the level with title, author and solutions as .sok text</source>
        <translation>面をタイトル・作者・解とともに.sokテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Drawing the animation</source>
        <translation>アニメーションの作成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>The animation was not saved.</source>
        <translation>アニメーションは保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Save level with this solution</source>
        <translation>面をこの解とともに保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>{name} was not saved.</source>
        <translation>{name}は保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>Copied the level</source>
        <translation>面をコピーしました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/actions.py"/>
        <source>with %n solutions</source>
        <extracomment>One: with %n solution</extracomment>
        <translation>
            <numerusform>解%n個つき</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>No moves</source>
        <translation>手なし</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Size of the animation</source>
        <translation>アニメーションの大きさ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Speed of the animation</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Save GIF</source>
        <translation>GIFを保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Level</source>
        <comment>of Sokoban</comment>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>With solutions</source>
        <translation>解つき</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Copy the moves chosen above as LURD text</source>
        <translation>上で選んだ手順をLURDテキストとしてコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Animated solution</source>
        <translation>解のアニメーション</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>Play or solve the level first. Then its moves can be animated.</source>
        <translation>先に面をプレイするか解いてください。その手順をアニメーションにできます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/card.py"/>
        <source>%n moves, about {across:,} × {down:,} pixels</source>
        <extracomment>One: %n move, about {across:,} × {down:,} pixels</extracomment>
        <translation>
            <numerusform>%n手、約{across:,}×{down:,}ピクセル</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/gif.py"/>
        <source>{moves:,} moves are too many for a GIF; the limit is {most:,}</source>
        <translation>{moves:,}手はGIFには多すぎます。上限は{most:,}手です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/gif.py"/>
        <source>The moves do not fit the level</source>
        <translation>手順がこの面に合いません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copied the position</source>
        <translation>局面をコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copied a link to the level</source>
        <translation>面へのリンクをコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Reading the clipboard</source>
        <translation>クリップボードの読み取り</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>The pasted text is not a level</source>
        <translation>貼り付けたテキストは面ではありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>These are not moves</source>
        <translation>手順ではありません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves solve the level.</source>
        <extracomment>One: %n move solves the level.</extracomment>
        <translation>
            <numerusform>%n手で面が解けます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Play them with F5.</source>
        <translation>F5で再生します。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves, ready to be played.</source>
        <extracomment>One: %n move, ready to be played.</extracomment>
        <translation>
            <numerusform>%n手、再生できます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>These moves do not solve the level</source>
        <translation>この手順では面は解けません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>%n moves, played backwards from the solved position.</source>
        <extracomment>One: %n move, played backwards from the solved position.</extracomment>
        <translation>
            <numerusform>クリア局面から逆向きの%n手です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Show the place</source>
        <translation>場所を表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>The clipboard is empty</source>
        <translation>クリップボードは空です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>Copy moves there first</source>
        <translation>先に手順をコピーしてください</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/export/text.py"/>
        <source>{moves:,} moves are too many; the limit is {most:,}</source>
        <translation>{moves:,}手は多すぎます。上限は{most:,}手です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saved library</source>
        <translation>保存したライブラリ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Sokoban levels</source>
        <translation>倉庫番の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>XSB levels</source>
        <translation>XSB形式の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>SLC levels</source>
        <translation>SLC形式の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open levels</source>
        <translation>面を開く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Opening levels</source>
        <translation>面を開いています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>The level was not opened</source>
        <translation>面は開かれませんでした</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>%n levels opened</source>
        <extracomment>One: %n level opened</extracomment>
        <translation>
            <numerusform>%n面を開きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>from %n files</source>
        <extracomment>One: from %n file</extracomment>
        <translation>
            <numerusform>%n個のファイルから</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Replaying solutions</source>
        <translation>解の再生確認</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Keeping your solutions</source>
        <translation>あなたの解を保存しています</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>%n levels count as solved</source>
        <extracomment>One: %n level counts as solved</extracomment>
        <translation>
            <numerusform>%n面を完成済みとして数えます</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>The file of this collection has no solution for a level that you have not solved.</source>
        <translation>この面集のファイルに、まだ自分で解いていない面の解はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>This level is in no collection.</source>
        <translation>この面はどの面集にも入っていません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open the browser and choose one.</source>
        <translation>一覧を開いて選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save collection</source>
        <translation>面集を保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saving levels</source>
        <translation>面の保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save library</source>
        <translation>ライブラリを保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saving the library</source>
        <translation>ライブラリの保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back a library</source>
        <translation>ライブラリを復元</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Library brought back</source>
        <translation>ライブラリを復元しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bringing back the library</source>
        <translation>ライブラリの復元</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Browse all levels</source>
        <translation>すべての面を一覧</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Show your collections with pictures of all levels</source>
        <translation>面集をすべての面の画像つきで表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Open level files (.sok, .xsb, .txt, .slc), which are then kept in your library, or a picture of a level</source>
        <translation>面のファイル（.sok、.xsb、.txt、.slc）か面の画像を開く。ファイルの面はライブラリに保管されます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Rename collection</source>
        <translation>面集の名前を変更</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Give the collection in the browser another name; F2 in the list does the same</source>
        <translation>一覧で選んだ面集の名前を変える。リストではF2でも同じ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection up</source>
        <translation>面集を上へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser up; Alt+Up in the list does the same</source>
        <translation>一覧で選んだ面集を上へ動かす。リストではAlt+↑でも同じ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move collection down</source>
        <translation>面集を下へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Move the collection in the browser down; Alt+Down in the list does the same</source>
        <translation>一覧で選んだ面集を下へ動かす。リストではAlt+↓でも同じ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the collection in the browser, or that of this level, as .sok, .xsb or .slc, with your solutions</source>
        <translation>一覧で選んだ面集、またはこの面の面集を、自分の解とともに.sok、.xsb、.slcで保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Count its solutions as mine</source>
        <translation>解を自分のものとして数える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Count the solutions in the file of the collection in the browser as yours</source>
        <translation>一覧で選んだ面集のファイルにある解を自分のものとして数える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove collection</source>
        <translation>面集を削除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Remove the collection in the browser; Del in the list does the same, and it can be brought back</source>
        <translation>一覧で選んだ面集を削除する。リストではDelでも同じ。復元できます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back the removed collection</source>
        <translation>削除した面集を復元</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Put the collection removed last back where it was</source>
        <translation>最後に削除した面集を元の場所に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save the whole library</source>
        <translation>ライブラリ全体を保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Save all collections, solutions and games in one file</source>
        <translation>すべての面集・解・ゲームを1つのファイルに保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Bring back a saved library</source>
        <translation>保存したライブラリを復元</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Merge a saved library into this one; better solutions stay</source>
        <translation>保存したライブラリを今のものに統合する。よりよい解が残ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Levels ({endings})</source>
        <translation>面 ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>All files ({endings})</source>
        <translation>すべてのファイル ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/actions.py"/>
        <source>Saved library ({endings})</source>
        <translation>保存したライブラリ ({endings})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels deleted</source>
        <extracomment>One: %n level deleted</extracomment>
        <translation>
            <numerusform>%n面を削除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels moved</source>
        <extracomment>One: %n level moved</extracomment>
        <translation>
            <numerusform>%n面を移動しました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>1 level renamed</source>
        <translation>1面の名前を変更しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>Details of 1 level changed</source>
        <translation>1面の説明を変更しました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels copied to {collection}</source>
        <extracomment>One: %n level copied to {collection}</extracomment>
        <translation>
            <numerusform>%n面を{collection}にコピーしました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>The collection needs a name</source>
        <translation>面集には名前が必要です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>{collection} comes with the program. Copy the level to a collection of your own</source>
        <translation>{collection}はプログラムに付属のものです。面を自分の面集にコピーしてください</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>This level is no longer in your collections</source>
        <translation>この面はもう面集にありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>This collection is no longer in your library</source>
        <translation>この面集はもうライブラリにありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>Copy its levels to a collection of your own</source>
        <translation>面を自分の面集にコピーしてください</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/arranging.py"/>
        <source>%n levels moved to {collection}</source>
        <extracomment>One: %n level moved to {collection}</extracomment>
        <translation>
            <numerusform>%n面を{collection}に移動しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n better results</source>
        <extracomment>One: %n better result</extracomment>
        <translation>
            <numerusform>よりよい結果%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n games</source>
        <extracomment>One: %n game</extracomment>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n solutions</source>
        <extracomment>One: %n solution</extracomment>
        <translation>
            <numerusform>解%n件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>Everything was already in your library</source>
        <translation>すべてすでにライブラリにありました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>%n records could not be read and were skipped</source>
        <extracomment>One: %n record could not be read and was skipped</extracomment>
        <translation>
            <numerusform>%n件の記録は読み取れなかったため飛ばしました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} contains too many files</source>
        <translation>{name}に含まれるファイルが多すぎます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is compressed in a way this program does not read</source>
        <translation>{name}は、このプログラムで読めない方式で圧縮されています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is too large</source>
        <translation>{name}は大きすぎます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} holds no Sokoban levels</source>
        <translation>{name}に倉庫番の面がありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} was written by a newer Statewalk. Update the program to read it</source>
        <translation>{name}は新しいStatewalkで書かれています。読むにはプログラムを更新してください</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/backup.py"/>
        <source>{name} is not a saved library, or is damaged</source>
        <translation>{name}は保存したライブラリではないか、破損しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/descriptions.py"/>
        <source>difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/descriptions.py"/>
        <source>grade</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>your best {pushes}</source>
        <translation>自己最良{pushes}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>%n levels, {solved} solved by you. Type a number to go to it.</source>
        <extracomment>One: %n level, {solved} solved by you. Type a number to go to it.</extracomment>
        <translation>
            <numerusform>全%n面、自分で完成{solved}面。番号を打つとその面へ移動します。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>Open a level file</source>
        <translation>面のファイルを開く</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_list.py"/>
        <source>There is no level {number}; %n levels</source>
        <extracomment>One: There is no level {number}; %n level</extracomment>
        <translation>
            <numerusform>第{number}面はありません。全%n面です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>%n levels cannot be played; the first: {error}</source>
        <extracomment>One: %n level cannot be played: {error}</extracomment>
        <translation>
            <numerusform>%n面はプレイできません。最初のもの：{error}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>%n lines were not understood; the first: {error}</source>
        <extracomment>One: %n line was not understood: {error}</extracomment>
        <translation>
            <numerusform>%n行が理解できませんでした。最初のもの：{error}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>Pasted</source>
        <translation>貼り付けた面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/level_set.py"/>
        <source>Level {number}</source>
        <translation>第{number}面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/library.py"/>
        <source>{collection} has no level that can be played</source>
        <translation>{collection}にプレイできる面がありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/library.py"/>
        <source>{collection} comes with the program; save your level to another collection</source>
        <translation>{collection}はプログラムに付属のものです。面は別の面集に保存してください</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels earlier</source>
        <translation>面を前へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One place forward</source>
        <translation>1つ前へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels later</source>
        <translation>面を後ろへ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One place back</source>
        <translation>1つ後ろへ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels a row up</source>
        <translation>面を1行上へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>One row</source>
        <translation>1行分</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels a row down</source>
        <translation>面を1行下へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels to the front</source>
        <translation>面を先頭へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Before all others</source>
        <translation>ほかのすべての前へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move levels to the end</source>
        <translation>面を末尾へ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Behind all others</source>
        <translation>ほかのすべての後ろへ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Levels can only be moved in collection order: choose one collection and that order.</source>
        <translation>並べ替えは本来の順で表示中だけです。面集を1つ選び、本来の順にしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Taken back: {change}.</source>
        <translation>元に戻しました（{change}）。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Ctrl+Z in the browser takes it back.</source>
        <translation>一覧でCtrl+Zを押すと戻せます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>{collection} comes with the program. Copy the level to a collection of yours.</source>
        <translation>{collection}はプログラムに付属のものです。面を自分の面集にコピーしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Rename level</source>
        <translation>面の名前を変更</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Give the level selected in the browser another title</source>
        <translation>一覧で選んだ面のタイトルを変える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Title, author and comment</source>
        <translation>タイトル・作者・コメント</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Edit title, author and comment of the selected level</source>
        <translation>選んだ面のタイトル・作者・コメントを編集する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Move to collection</source>
        <translation>面集に移動</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Put the selected levels into another collection of yours</source>
        <translation>選んだ面を別の自分の面集に移す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Copy to collection</source>
        <translation>面集にコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Put copies of the selected levels into a collection of yours</source>
        <translation>選んだ面のコピーを自分の面集に入れる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Delete levels</source>
        <translation>面を削除</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Take the selected levels out of their collection; this can be undone</source>
        <translation>選んだ面を面集から取り除く。元に戻せます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Undo the change to the levels</source>
        <translation>面の変更を元に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Undo the last change to levels of the library; Ctrl+Z in the browser</source>
        <translation>ライブラリの面への直前の操作を戻す。一覧ではCtrl+Z</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Redo the change to the levels</source>
        <translation>面の変更をやり直す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/selection_actions.py"/>
        <source>Do again what was taken back; Ctrl+Shift+Z in the browser</source>
        <translation>戻した操作をやり直す。一覧ではCtrl+Shift+Z</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Untitled level</source>
        <translation>無題の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Made levels</source>
        <translation>作った面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>My levels</source>
        <translation>自作の面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Before a solution was shown</source>
        <translation>解を表示する前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Before it was made shorter</source>
        <translation>短くする前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>This game so far</source>
        <translation>ここまでのゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Stored solution</source>
        <translation>保存された解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Best in everything</source>
        <translation>全項目で最良</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>%n pushes, seed {seed}</source>
        <extracomment>One: %n push, seed {seed}</extracomment>
        <translation>
            <numerusform>押し%n回、シード{seed}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>New collection</source>
        <translation>新しい面集</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>New collection {number}</source>
        <translation>新しい面集{number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Snapshot {number}</source>
        <translation>スナップショット{number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/library/titles.py"/>
        <source>Line left after %n moves</source>
        <extracomment>One: Line left after %n move</extracomment>
        <translation>
            <numerusform>%n手の後に離れた手順</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>average number of random walks until one solves the level</source>
        <translation>面が1回解けるまでのランダムウォークの平均回数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/figures.py"/>
        <source>share of positions that can be solved</source>
        <translation>解ける局面の割合</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>tree search</source>
        <translation>木探索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>a variation</source>
        <translation>変形</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>1 in {number}</source>
        <translation>{number}回に1回</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>not counted</source>
        <translation>未計算</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>%n positions</source>
        <extracomment>One: %n position</extracomment>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Difficulty {difficulty:.1f} of 100: box dependence {dependence:.2f} of 1, {changes}, random pusher {odds}, solver {work}</source>
        <translation>難易度{difficulty:.1f}/100：荷物の相互依存{dependence:.2f}/1、{changes}、ランダムな押し手{odds}、ソルバー{work}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>seed {seed}</source>
        <translation>シード{seed}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>%n box changes</source>
        <extracomment>One: %n box change</extracomment>
        <translation>
            <numerusform>荷物の切り替え%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>New levels</source>
        <translation>新しい面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Trying room {number:,}</source>
        <translation>部屋{number:,}を試しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Being graded</source>
        <translation>評価中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Random pusher</source>
        <translation>ランダムな押し手</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/grid.py"/>
        <source>Can be solved</source>
        <translation>解ける割合</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Make levels</source>
        <translation>面を作る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/host.py"/>
        <source>Choose what new levels should be like; each comes solved and graded</source>
        <translation>新しい面の条件を指定する。どの面にも解と評価が付きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>Making variations</source>
        <translation>変形の作成</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>Making levels</source>
        <translation>面の作成</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>{refused:,} of %n rooms: {reason}. {advice}.</source>
        <extracomment>One: {refused:,} of %n room: {reason}. {advice}.</extracomment>
        <translation>
            <numerusform>%n部屋中{refused:,}部屋：{reason}。{advice}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>%n rooms tried.</source>
        <extracomment>One: %n room tried.</extracomment>
        <translation>
            <numerusform>%n部屋を試しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/model.py"/>
        <source>%n rooms tried, {dropped:,} dropped: {reasons}.</source>
        <extracomment>One: %n room tried, {dropped:,} dropped: {reasons}.</extracomment>
        <translation>
            <numerusform>%n部屋を試し、{dropped:,}部屋を除きました（{reasons}）。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Free</source>
        <comment>a style of rooms</comment>
        <translation>自由</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Mirrored</source>
        <comment>a style of rooms</comment>
        <translation>左右対称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Turned</source>
        <comment>a style of rooms</comment>
        <translation>点対称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Crossed</source>
        <comment>a style of rooms</comment>
        <translation>上下左右対称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>free</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>自由</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>mirrored</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>左右対称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>turned</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>点対称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>crossed</source>
        <comment>a style of rooms, after their boxes</comment>
        <translation>上下左右対称</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>All methods in turn</source>
        <translation>全方法を順番に</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>By box lines</source>
        <translation>荷物の直線数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Tree search</source>
        <translation>木探索</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A different method for each room.</source>
        <translation>部屋ごとに別の方法を使います。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Random rooms; the boxes are pulled away from the goals over as many box lines as possible.</source>
        <translation>部屋をランダムに組み立て、荷物をできるだけ多くの直線でゴールから引き離します。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Rooms built from pieces with matching edges; the best of several placements of the goals is used.</source>
        <translation>縁の合う部品で部屋を作り、ゴールの場所はいくつかの候補から最良のものを選びます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A search opens walls, places boxes and pushes them about; their final squares become the goals.</source>
        <translation>探索が壁を開き、荷物を置いて動かします。荷物の行き着いた所がゴールになります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Box changes</source>
        <translation>荷物の切り替え数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How often the solution switches to another box; correlation with people's solving times: 0.74</source>
        <translation>解で別の荷物に移る頻度。人の所要時間との相関は0.74</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Boxes that depend on each other</source>
        <translation>荷物の相互依存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How much boxes take turns (poor decomposability); correlation with human solving time: 0.82</source>
        <translation>荷物を交互に動かす度合い（分解しにくさ）。人の所要時間との相関は0.82</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Deadlocked positions</source>
        <translation>手詰まりの局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Share of positions that can no longer be solved</source>
        <translation>もう解けない局面の割合</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How unlikely random pushes are to solve the level</source>
        <translation>ランダムな押しで面が解けにくい度合い</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Solver's work</source>
        <translation>ソルバーの手間</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Positions that the exact search looked at</source>
        <translation>厳密な探索が調べた局面の数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Fewest pushes; correlation with human solving time: 0.47</source>
        <translation>最小押し数。人の所要時間との相関は0.47</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Each is a number from 0 to 1; the mean weights them by their correlation with human solving time: 0.82, 0.74 and 0.47 as published in 2010, and 0.25 where nothing is published.</source>
        <translation>それぞれ0から1の値です。平均は人の所要時間との相関で重み付けします。2010年に発表された0.82、0.74、0.47と、発表のないものは0.25です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>One box fewer</source>
        <translation>荷物を1個減らす</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>One box more</source>
        <translation>荷物を1個増やす</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Squares across</source>
        <translation>横のマス数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Squares down</source>
        <translation>縦のマス数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>in squares, walls included</source>
        <translation>マス（壁を含む）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Style</source>
        <translation>様式</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>none chosen: any</source>
        <translation>選択なし：任意</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>How rooms and goals are made</source>
        <translation>部屋とゴールの作り方</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Wanted pushes</source>
        <translation>押し数の範囲</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Drag either end; arrow keys move the upper one, with Shift the lower one</source>
        <translation>どちらの端もドラッグできます。矢印キーで上端、Shiftを加えると下端が動きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Another seed</source>
        <translation>別のシード</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>A seed always makes the same levels.</source>
        <translation>同じシードからはいつも同じ面ができます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/wishes.py"/>
        <source>what counts for the dots</source>
        <translation>評価に入れる項目</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Pushes</source>
        <translation>押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Newest</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>hardest first</source>
        <translation>難しい順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>most pushes first</source>
        <translation>押し数の多い順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Starred levels are kept.</source>
        <translation>スターを付けた面は残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make levels with these settings</source>
        <translation>条件に合う面を作る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} more levels</source>
        <translation>さらに{count}面作る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Stop making levels</source>
        <translation>面の作成を止める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make no more levels for now; those already made are kept</source>
        <translation>今はこれ以上作らない。できた面は残ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Go back to the board with this level</source>
        <translation>この面を持って盤に戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Star this level</source>
        <translation>この面にスターを付ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Keep this level; starred ones are there again after a restart</source>
        <translation>この面を残す。スター付きの面は再起動後も残ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>More like this</source>
        <translation>似た面をもっと</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make variations of this level</source>
        <translation>この面の変形を作る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Open in the editor</source>
        <translation>エディターで開く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Edit a copy of this level</source>
        <translation>この面のコピーを編集する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard this level</source>
        <translation>この面を捨てる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Remove this level from the list</source>
        <translation>この面を一覧から取り除く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Bring back the discarded level</source>
        <translation>捨てた面を復元</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Put the last discarded level back in the list</source>
        <translation>最後に捨てた面を一覧に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Discard levels without a star</source>
        <translation>スターのない面をすべて捨てる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Remove all levels without a star from the list</source>
        <translation>スターのない面を一覧からすべて取り除く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred to a collection</source>
        <translation>スター付きを面集に保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Keep the starred levels in the collection {collection}</source>
        <translation>スター付きの面を面集{collection}に保管する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Leave this page</source>
        <translation>このページを閉じる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Save starred</source>
        <translation>スター付きを保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>any style</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>{count} starred</source>
        <translation>スター付き{count}面</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>%n levels made, {order}; the longest has {longest:,} pushes.</source>
        <extracomment>One: %n level made, {order}; the longest has {longest:,} pushes.</extracomment>
        <translation>
            <numerusform>%n面できました（{order}）。最長は押し{longest:,}回です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level worth playing was found</source>
        <translation>プレイに値する面はできませんでした</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No levels yet</source>
        <translation>まだ面がありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Choose what you want, then make levels. Each comes with a solution and a grade.</source>
        <translation>条件を指定して作ってください。どの面にも解と評価が付きます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>The levels were not saved.</source>
        <translation>面は保存されませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Saved %n levels</source>
        <extracomment>One: Saved %n level</extracomment>
        <translation>
            <numerusform>%n面を保存しました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Making</source>
        <translation>作成中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} more</source>
        <translation>さらに{count}面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>Make {count} levels</source>
        <translation>{count}面作る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>{made:,} of {count:,}</source>
        <translation>{count:,}面中{made:,}面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level found yet</source>
        <translation>まだ面ができていません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/make/workbench.py"/>
        <source>No level found</source>
        <translation>面ができませんでした</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/model.py"/>
        <source>Draft</source>
        <comment>a level being edited</comment>
        <translation>下書き</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/model.py"/>
        <source>This game belongs to another level</source>
        <translation>これは別の面のゲームです</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Pushes, then moves</source>
        <translation>押し数、次に手数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Moves, then pushes</source>
        <translation>手数、次に押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box lines, then pushes</source>
        <translation>荷物の直線数、次に押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box lines, then moves</source>
        <translation>荷物の直線数、次に手数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box changes, then pushes</source>
        <translation>荷物の切り替え数、次に押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>Box changes, then moves</source>
        <translation>荷物の切り替え数、次に手数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>%n moves</source>
        <comment>solved in</comment>
        <extracomment>One: %n move</extracomment>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>in %n pulls, {moves}</source>
        <extracomment>One: in %n pull, {moves}</extracomment>
        <translation>
            <numerusform>引き%n回、{moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>in %n pushes, {moves}</source>
        <extracomment>One: in %n push, {moves}</extracomment>
        <translation>
            <numerusform>押し%n回、{moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>pulls</source>
        <comment>beside a number</comment>
        <extracomment>One: pull</extracomment>
        <translation>
            <numerusform>引き</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>pushes</source>
        <comment>beside a number</comment>
        <extracomment>One: push</extracomment>
        <translation>
            <numerusform>押し</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest moves first</source>
        <translation>{what}、手数優先</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest pulls first</source>
        <translation>{what}、引き数優先</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>{what}, fewest pushes first</source>
        <translation>{what}、押し数優先</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/model/wording.py"/>
        <source>%n box lines</source>
        <extracomment>One: %n box line</extracomment>
        <translation>
            <numerusform>荷物の直線%n本</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Step or push</source>
        <translation>1歩進む、または押す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Choose a box</source>
        <translation>荷物を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Push it to the square chosen</source>
        <translation>選んだマスへ押す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Put the box down</source>
        <translation>下ろす</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>These moves are not possible here</source>
        <translation>ここではこの手順を実行できません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The file holds no level that can be played</source>
        <translation>ファイルに遊べる面がありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Backwards</source>
        <translation>逆プレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>of {count} in {collection}</source>
        <translation>{collection}、全{count}面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Level {number} of {count}</source>
        <translation>第{number}面（全{count}面）</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>%n levels opened.</source>
        <extracomment>One: %n level opened.</extracomment>
        <translation>
            <numerusform>%n面を開きました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Edit it</source>
        <translation>編集する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>You have solved all the others.</source>
        <translation>ほかの面はすべて解きました。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The plots are hidden</source>
        <translation>図は隠されています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Switch “No spoilers” off to see them.</source>
        <translation>見るには「ネタバレ防止」をオフにしてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Pull the boxes from the goals to their starting squares.</source>
        <translation>荷物をゴールから最初の位置まで引いてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Forwards</source>
        <translation>順プレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>The man cannot get there.</source>
        <translation>作業員はそこへ行けません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Pull the boxes out of his way first.</source>
        <translation>先に荷物を引いてどけてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Solved already</source>
        <translation>すでにクリア済みです</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Solved</source>
        <translation>クリア済み</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>squares in reach</source>
        <translation>届くマス</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>The man can go to %n squares.</source>
        <extracomment>One: The man can go to %n square.</extracomment>
        <translation>
            <numerusform>作業員は%nマスに行けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/page.py"/>
        <source>%n squares are in reach of this box.</source>
        <extracomment>One: %n square is in reach of this box.</extracomment>
        <translation>
            <numerusform>この荷物を動かせるマスは%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Drop it on one of them, or press Esc.</source>
        <translation>どれかに下ろすか、Escを押してください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Press Esc, or take another one.</source>
        <translation>Escを押すか、別の荷物を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Any pull of this box leads to a deadlock.</source>
        <translation>この荷物を引くと必ず手詰まりになります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>Any push of this box leads to a deadlock.</source>
        <translation>この荷物を押すと必ず手詰まりになります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>This box cannot be pulled.</source>
        <translation>この荷物は引けません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/page.py"/>
        <source>This box cannot be pushed.</source>
        <translation>この荷物は押せません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Made</source>
        <translation>生成方法</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Comment on {name}</source>
        <translation>{name}へのコメント</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Comments are hidden because “No spoilers” is on.</source>
        <translation>「ネタバレ防止」がオンなので、コメントを隠しています。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>Show them</source>
        <translation>表示する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/about_card.py"/>
        <source>{grade} of {most}</source>
        <comment>a grade</comment>
        <translation>{grade}（{most}段階中）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>%n other lines were played here. Click to choose one.</source>
        <translation>ここで別の手順を%n通り試しました。クリックして選びます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>Another line was played here: {cost}.</source>
        <translation>ここで別の手順を試しました（{cost}）。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/branch_marks.py"/>
        <source>Click to go back to it.</source>
        <translation>クリックするとそこに戻ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>Pulls</source>
        <translation>引き数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>Pulling sessions</source>
        <translation>連続引きの数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>fewest {counter} so far</source>
        <translation>これまでで最少の{counter}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/counters.py"/>
        <source>your best {number}</source>
        <translation>自己最良{number}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>%n more</source>
        <extracomment>One: %n more</extracomment>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} can reach no goal.</source>
        <translation>{square}の荷物はどのゴールにも届きません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} is stuck for ever.</source>
        <translation>{square}の荷物はもう動かせません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} closes a diagonal.</source>
        <translation>{square}の荷物が斜めの列をふさいでいます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} has no goal left.</source>
        <translation>{square}の荷物に行けるゴールが残っていません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} shuts squares off that can never be opened again.</source>
        <translation>{square}の荷物がふさいだ先のマスには、もう入れません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} can never be brought to a goal.</source>
        <translation>{square}の荷物はどうしてもゴールに運べません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} can reach no goal.</source>
        <translation>{squares}の荷物はどのゴールにも届きません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} hold each other for ever.</source>
        <translation>{squares}の荷物が互いの動きを封じています。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} close a diagonal that cannot be opened.</source>
        <translation>{squares}の荷物が、開けられない斜めの列をふさいでいます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} have too few goals between them.</source>
        <translation>{squares}の荷物にはゴールが足りません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} shut squares off that can never be opened again.</source>
        <translation>{squares}の荷物が、もう開けられないマスを閉ざしています。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} are in each other's way for ever.</source>
        <translation>{squares}の荷物はいつまでも互いに邪魔をします。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} cannot be pulled to any starting square.</source>
        <translation>{square}の荷物は、最初に荷物のあったどのマスにも引けません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The box at {square} shuts the man in for ever.</source>
        <translation>{square}の荷物が作業員を閉じ込めています。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} cannot be pulled to starting squares.</source>
        <translation>{squares}の荷物は、最初に荷物のあったマスに引けません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/deadlock_words.py"/>
        <source>The boxes at {squares} shut the man in for ever.</source>
        <translation>{squares}の荷物が作業員を閉じ込めています。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Push</source>
        <comment>a row of the history</comment>
        <translation>押し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Pull</source>
        <comment>a row of the history</comment>
        <translation>引き</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Move</source>
        <comment>a row of the history</comment>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Box</source>
        <comment>a row of the history</comment>
        <translation>荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Rows of the history</source>
        <translation>履歴の行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>A row for each push, each move, or each run of pushes of one box</source>
        <translation>1行の単位：1押し、1手、または1つの荷物の連続した押し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Capitals are pulls. Click a row to go there, drag over rows to improve them.</source>
        <translation>大文字は引きです。行をクリックするとそこへ移り、ドラッグで選ぶとその行を改善できます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Capitals are pushes. Click a row to go there, drag over rows to improve them.</source>
        <translation>大文字は押しです。行をクリックするとそこへ移り、ドラッグで選ぶとその行を改善できます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n moves</source>
        <extracomment>One: {done} of %n move</extracomment>
        <translation>
            <numerusform>%n手中{done}手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n changes</source>
        <extracomment>One: {done} of %n change</extracomment>
        <translation>
            <numerusform>切り替え%n回中{done}回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n pulls</source>
        <extracomment>One: {done} of %n pull</extracomment>
        <translation>
            <numerusform>引き%n回中{done}回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>{done} of %n pushes</source>
        <extracomment>One: {done} of %n push</extracomment>
        <translation>
            <numerusform>押し%n回中{done}回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/history.py"/>
        <source>Nothing yet. Drag a box, or use the arrow keys.</source>
        <translation>まだ何もありません。荷物をドラッグするか、矢印キーを使ってください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Yes, count them</source>
        <translation>はい、数える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Are these yours?</source>
        <translation>これはあなたの解ですか？</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The file has solutions of %n levels that you have not solved here.</source>
        <extracomment>One: The file has solutions of %n level that you have not solved here.</extracomment>
        <translation>
            <numerusform>ファイルには、ここでまだ解いていない%n面の解があります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This solution was shown, so it is not among your results.</source>
        <translation>この解は表示されたものなので、自分の結果には入りません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Not all of the pulls were your own, so it is not among your results.</source>
        <translation>自分以外の引きが含まれるので、自分の結果には入りません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Not all of the pushes were your own, so it is not among your results.</source>
        <translation>自分以外の押しが含まれるので、自分の結果には入りません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Your best in {counters}.</source>
        <translation>{counters}で自己ベストです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This solution was found by playing backwards.</source>
        <translation>逆プレイで見つけた解です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Play it forwards</source>
        <translation>順方向に再生</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Play again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The last position not known to be a deadlock</source>
        <translation>手詰まりと分かっていない最後の局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Show hints</source>
        <translation>ヒントを表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>No spoilers</source>
        <translation>ネタバレ防止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Do you want hints?</source>
        <translation>ヒントを表示しますか？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Statewalk can warn you of deadlocks and show the fewest pushes that solve a level.</source>
        <translation>手詰まりを知らせたり、面を解くのに必要な最少の押し数を表示したりできます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Deadlock since pull {number}.</source>
        <translation>引き{number}回目から手詰まりです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Deadlock since push {number}.</source>
        <translation>押し{number}回目から手詰まりです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to the last solvable pull</source>
        <translation>解ける最後の引きに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to pull {number}</source>
        <translation>{number}回目の引きに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>Back to push {number}</source>
        <translation>{number}回目の押しに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>The boxes cannot get back to their starting squares</source>
        <translation>荷物はもう元の位置に戻せません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This level cannot be solved</source>
        <translation>この面は解けません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>This position cannot be solved any more</source>
        <translation>この局面はもう解けません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>All positions reachable from the start were counted, and none of them is solved.</source>
        <translation>最初の配置から到達できる局面をすべて数えましたが、クリア局面はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/notices.py"/>
        <source>All positions reachable from here were counted, and none of them is solved.</source>
        <translation>ここから到達できる局面をすべて数えましたが、クリア局面はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Mark</source>
        <comment>dead squares</comment>
        <translation>印</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Smooth</source>
        <translation>なめらか</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Steps</source>
        <translation>1歩ずつ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Instant</source>
        <translation>即時</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Fewest pushes first</source>
        <comment>how a box is carried</comment>
        <translation>押し数優先</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>A box is moved with the fewest pushes; when off, with the fewest moves</source>
        <translation>荷物は押し数最小の手順で動きます。オフなら手数最小の手順です</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Warn of deadlocks</source>
        <translation>手詰まりになったら知らせる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Show a warning when a push makes the level unsolvable</source>
        <translation>押した結果、面が解けなくなったときに知らせる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Hide what could give something away: best results, depths, solutions, deadlocks</source>
        <translation>手がかりになるものを隠す：ベスト、深さ、解、手詰まり</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Solve for</source>
        <translation>解の基準</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>What the solver minimises</source>
        <translation>解で最も少なくするもの</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Dead squares</source>
        <translation>手詰まりのマス</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>Squares from which a box could never get to a goal</source>
        <translation>荷物をどのゴールにも運べなくなるマス</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/options.py"/>
        <source>How moves are shown</source>
        <translation>手の見せ方</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the moves</source>
        <translation>手順を再生</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>Play the remaining moves of the history, or stop</source>
        <translation>履歴のこの先の手を再生、または停止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/panel/playback.py"/>
        <source>How fast moves are played</source>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Name the tiles of the picture</source>
        <translation>画像のタイルを指定</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>What is on these tiles?</source>
        <translation>このタイルは何ですか？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>The picture: drag wrong lines</source>
        <translation>画像：ずれた線をドラッグ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>The level</source>
        <translation>面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{columns} × {rows} squares of {size:.3g} pixels</source>
        <translation>{columns}×{rows}マス、1マス{size:.3g}ピクセル</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{size}, %n different tiles. Name each once; the preselected names are guesses.</source>
        <extracomment>One: {size}, %n different tile. Name each once; the preselected names are guesses.</extracomment>
        <translation>
            <numerusform>{size}、%n種類のタイル。それぞれ1回ずつ指定してください。今の選択は推測です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Reading the tiles of this grid</source>
        <translation>この格子のタイルの読み取り</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>%n boxes and as many goals: it can be played.</source>
        <extracomment>One: %n box and as many goals: it can be played.</extracomment>
        <translation>
            <numerusform>荷物%n個、ゴールも同数なのでプレイできます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>{message} (row {row}, column {column}).</source>
        <translation>{message}（{row}行目、{column}列目）。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/picture/card.py"/>
        <source>Tile on %n squares</source>
        <extracomment>One: Tile on %n square</extracomment>
        <translation>
            <numerusform>%nマスのタイル</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Box on goal</source>
        <translation>ゴール上の荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Man on goal</source>
        <translation>ゴール上の作業員</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/choice.py"/>
        <source>Outside</source>
        <translation>外側</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Pictures ({endings})</source>
        <translation>画像 ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Level from a picture</source>
        <translation>画像から面を読む</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>Reading the picture</source>
        <translation>画像の読み取り</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/importing.py"/>
        <source>No level was read from the picture.</source>
        <translation>画像から面を読み取れませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Square</source>
        <translation>マス</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Left</source>
        <comment>edge of a grid</comment>
        <translation>左</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Top</source>
        <comment>edge of a grid</comment>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Square, px</source>
        <translation>マス（px）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>How many squares?</source>
        <translation>マスはいくつ？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>Squares across and down</source>
        <translation>横と縦のマス数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>How many squares the picture shows; textures may look like smaller or larger squares</source>
        <translation>画像上の実際の数。模様によっては、マスが小さくまたは大きく見えることがあります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>{name}, in pixels</source>
        <translation>{name}（ピクセル）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/lattice.py"/>
        <source>{name}, in pixels of the picture; up and down change it</source>
        <translation>{name}（画像のピクセル）。上下キーで変わります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>No tile repeats on this grid. Move its lines onto those of the picture.</source>
        <translation>この格子では同じタイルが繰り返し現れません。線を画像のマス目に合わせてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>There is no picture to read</source>
        <translation>読み取る画像がありません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/model.py"/>
        <source>Copy one, or open one from a file</source>
        <translation>画像をコピーするか、ファイルから開いてください</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>The picture with the lines of its grid</source>
        <translation>格子の線を重ねた画像</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>Drag a line, or the whole grid; arrows move it, plus and minus stretch it</source>
        <translation>線または格子全体をドラッグ。矢印キーで移動、プラスとマイナスで伸縮</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/picture/original.py"/>
        <source>{columns} × {rows} squares of {size:.4g} pixels from {left:.4g}, {top:.4g}</source>
        <translation>{columns}×{rows}マス、1マス{size:.4g}ピクセル、左上は{left:.4g}, {top:.4g}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/play/history_rows.py"/>
        <source>another line was played here</source>
        <translation>ここで別の手順を試しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>From start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>From here</source>
        <translation>ここから</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>A position is given by where the boxes stand and where the man can walk; its depth is the fewest pushes that lead to it. Breadth-first search counts the positions, and following every push backwards from the solved ones finds those that can still be solved. The others are deadlocks. Solid bars are complete counts, hatched bars are lower bounds.</source>
        <translation>局面は荷物の位置と作業員の歩ける範囲で決まり、その深さはそこに至る最小の押し数です。幅優先探索で数え、クリア局面からすべての押しを逆にたどって、まだ解けるものを見つけます。残りは手詰まりです。塗りつぶした棒は最後まで数えた値、斜線の棒は下界です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Counted from</source>
        <translation>数える起点</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count further</source>
        <translation>さらに数える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Positions of this level by their depth in pushes.</source>
        <translation>この面の局面が、押し数ごとにいくつあるかを示します。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>can be solved</source>
        <translation>解ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>deadlocked</source>
        <translation>手詰まり</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>depth, pushes from the start</source>
        <translation>深さ、最初からの押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>depth, pushes from this position</source>
        <translation>深さ、この局面からの押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count positions</source>
        <translation>局面を数える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count again</source>
        <translation>数え直す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count up to {positions}</source>
        <translation>{positions}まで数える</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count them again to look up the position on the board: {duration}</source>
        <translation>盤の局面を調べるため数え直す：{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Count up to {positions}: {duration}</source>
        <translation>{positions}まで数える：{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Positions are counted only while you play forwards. Press Shift+B to play forwards again.</source>
        <translation>局面を数えるのは順プレイの間だけです。Shift+Bで順プレイに戻ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Cancelled. Nothing is known of this level yet.</source>
        <translation>中止しました。この面についてはまだ何も分かっていません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>The positions of this level are being counted</source>
        <translation>この面の局面を数えています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>first solution</source>
        <translation>最初の解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>this position</source>
        <translation>この局面</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>%n positions can be reached from the start, all counted; {share} of them can be solved.</source>
        <extracomment>One: %n position can be reached from the start, all counted; {share} of them can be solved.</extracomment>
        <translation>
            <numerusform>最初の配置から到達できるのは%n局面で、すべて数えました。そのうち{share}が解けます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>More than {states} positions can be reached from the start, of which exactly {solvable} can be solved.</source>
        <translation>最初の配置から到達できるのは{states}局面より多く、そのうちちょうど{solvable}局面が解けます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This level has more than {positions}; those nearest to the start are shown.</source>
        <translation>この面には{positions}より多くあります。最初の配置に近いものを表示しています。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This level cannot be solved.</source>
        <translation>この面は解けません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This position is a deadlock.</source>
        <translation>この局面は手詰まりです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>This position is solved.</source>
        <translation>この局面はクリア済みです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Fewest pushes left: {left}.</source>
        <translation>残りの最小押し数：{left}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Counting {times} times as many takes {duration}.</source>
        <translation>{times}倍数えるには{duration}かかります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {what}</source>
        <translation>少なくとも{what}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} can be solved</source>
        <translation>{count:,}局面が解ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} can be solved</source>
        <translation>少なくとも{count:,}局面が解ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} deadlocked</source>
        <translation>{count:,}局面が手詰まり</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} deadlocked</source>
        <translation>少なくとも{count:,}局面が手詰まり</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>{count:,} not known</source>
        <translation>{count:,}局面が不明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>at least {count:,} not known</source>
        <translation>少なくとも{count:,}局面が不明</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>Depth {depth}: {parts}</source>
        <translation>深さ{depth}：{parts}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>not timed yet</source>
        <translation>所要時間は未計測</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/depth_pane.py"/>
        <source>about {duration}</source>
        <translation>約{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>The height of a bar is the number of steps the man walks before that push. Click a bar to go there; drag over bars to select them, and Improve shortens only that part. The game it replaces is kept as a snapshot.</source>
        <translation>棒の高さは、その押しの前に作業員が歩く歩数です。棒をクリックするとそこへ移り、ドラッグで選ぶと、「改善」はその部分だけを短くします。入れ替わる前のゲームはスナップショットに残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>you are here</source>
        <translation>現在位置</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>you left it here</source>
        <translation>ここで分岐</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>The pushes of the solution</source>
        <translation>解の押し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Solve the level, or press Solve, and the pulls of its solution are drawn here.</source>
        <translation>面を解くか「解く」を押すと、解の引きがここに描かれます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Solve the level, or press Solve, and the pushes of its solution are drawn here.</source>
        <translation>面を解くか「解く」を押すと、解の押しがここに描かれます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>pull</source>
        <comment>what bars are</comment>
        <translation>引き</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>push</source>
        <comment>what bars are</comment>
        <translation>押し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>{cost}.</source>
        <translation>{cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>This game, undone moves included: {cost}.</source>
        <translation>戻した手も含めたこのゲーム：{cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>{what}: {cost}.</source>
        <translation>{what}：{cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>a walk of {steps:,} before it</source>
        <translation>その前に{steps:,}歩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>no walk before it</source>
        <translation>その前の歩きなし</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Pull {number:,}: {before}, {moves} so far</source>
        <translation>{number:,}回目の引き：{before}、ここまで{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Push {number:,}: {before}, {moves} so far</source>
        <translation>{number:,}回目の押し：{before}、ここまで{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Each bar is one pull; its height is the number of steps walked before it.</source>
        <translation>棒1本が1引き、高さはその前の歩きです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/solution_pane.py"/>
        <source>Each bar is one push; its height is the number of steps walked before it.</source>
        <translation>棒1本が1押し、高さはその前の歩きです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/strip.py"/>
        <source>%n bars</source>
        <extracomment>One: %n bar</extracomment>
        <translation>
            <numerusform>棒%n本</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>p(d | N) is the chance that d pushes are left after N. The positions that can be solved form an absorbing Markov chain: the chance to solve is h = N r, the pushes to the end t = N 1 with N = (I − Q)⁻¹, iterated until the error is proved to be small. Moves without a push are not counted. In a simulated walk a position is a deadlock when a box is on a dead square, boxes block each other, or there is no push; whiskers are 95 % Wilson intervals.</source>
        <translation>p(d | N) は、N回押した後に残りの押し数がdである確率です。解ける局面は吸収マルコフ連鎖をなし、解ける確率はh = N r、終わりまでの押し数はt = N 1、N = (I − Q)⁻¹で、誤差が十分小さいと証明されるまで反復します。押さない移動は数えません。シミュレーションでは、荷物が手詰まりのマスにある、荷物どうしが互いに動けない、または押せる手がないとき、局面を手詰まりとします。ひげはWilsonの95%区間です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Simulate walks</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Simulate {walks:,} walks from this position</source>
        <translation>この局面から{walks:,}回のランダムウォークを試す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>The random pusher plays only while you play forwards. Press Shift+B to play forwards again.</source>
        <translation>ランダムな押し手が動くのは順プレイの間だけです。Shift+Bで順プレイに戻ります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Cancelled. Choose Depth and count the positions to follow the random pusher.</source>
        <translation>中止しました。「深さ」を選んで局面を数えると、ランダムな押し手を追えます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>More than {states:,} positions were counted, and there are others: too many for an exact answer. Simulate walks instead, or count further in the depth plot.</source>
        <translation>{states:,}を超える局面を数えましたが、まだほかにもあり、厳密な答えには多すぎます。代わりにシミュレーションするか、深さの図でさらに数えてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>This position is a deadlock: no walk from here solves the level. Undo a push to see more.</source>
        <translation>この局面は手詰まりです。ここからどう押しても面は解けません。1押し戻すと続きを見られます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Computing the chances of the random pusher</source>
        <translation>ランダムな押し手の確率を計算しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance to solve it</source>
        <translation>解ける確率</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes until the end</source>
        <translation>終わりまでの押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved}, solved or deadlocked after {after} pushes on average.</source>
        <translation>可能な押しはどれも同じ確率：確率{solved}で解け、平均{after}回の押しで解けるか手詰まりになります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved}, solved or deadlocked after {after} pushes on average, {to_solve} when solved.</source>
        <translation>可能な押しはどれも同じ確率：確率{solved}で解け、平均{after}回の押しで解けるか手詰まりになります。解けた場合は平均{to_solve}回です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes when solved</source>
        <translation>解いた場合の押し数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely, until the level is solved or deadlocked.</source>
        <translation>面が解けるか手詰まりになるまで、可能な押しはどれも同じ確率です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>left</source>
        <comment>pushes: left = 3</comment>
        <translation>残り</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes left, 0 solved</source>
        <translation>残りの押し数、0はクリア済み</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Deadlocked {dead}, solved {solved}: the rest can still be solved.</source>
        <translation>手詰まり{dead}、クリア済み{solved}、残りはまだ解けます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>deadlocked after N pushes</source>
        <translation>N回の押しの後の手詰まり</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>solved after N pushes</source>
        <translation>N回の押しの後のクリア済み局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Deadlocked</source>
        <translation>手詰まり</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>pushes until the walk ends</source>
        <translation>ランダムウォークが終わるまでの押し数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>%n walks simulated</source>
        <extracomment>One: %n walk simulated</extracomment>
        <translation>
            <numerusform>ランダムウォーク%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>p(ends at N)</source>
        <translation>p(Nで終了)</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance at least</source>
        <translation>確率の下限</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>chance at most</source>
        <translation>確率の上限</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>less than {high}</source>
        <translation>{high}未満</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes.</source>
        <translation>可能な押しはどれも同じ確率：確率{solved}（{sure}）で解け、{after}回の押しで解けるか手詰まりと分かります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/plots/walk_pane.py"/>
        <source>Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes; %n walks did not end.</source>
        <extracomment>One: Every legal push equally likely: solved with probability {solved} ({sure}), solved or seen to be deadlocked after {after} pushes; %n walk did not end.</extracomment>
        <translation>
            <numerusform>可能な押しはどれも同じ確率：確率{solved}（{sure}）で解け、{after}回の押しで解けるか手詰まりと分かります。%n回のランダムウォークは終わりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>A skin image has square tiles, four to a row, as other Sokoban programs use them.</source>
        <translation>スキン画像は正方形のタイルが1行に4枚並ぶもので、ほかの倉庫番プログラムと同じ形式です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Most memory that one search may use; it gives up when this is full</source>
        <translation>1回の探索で使うメモリの上限。いっぱいになると断念します</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Memory of the solver</source>
        <translation>ソルバーのメモリ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Memory of the Sokoban solver</source>
        <translation>倉庫番ソルバーのメモリ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Most memory that one search may use; it gives up when this is full.</source>
        <translation>1回の探索で使うメモリの上限。いっぱいになると断念します。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Look of the board</source>
        <translation>盤の外観</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Load skin image</source>
        <translation>スキン画像を読み込む</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Remove the chosen skin image</source>
        <translation>選んだスキン画像を外す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>This skin cannot be shown. {fault}</source>
        <translation>このスキンは表示できません。{fault}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Skin image ({endings})</source>
        <translation>スキン画像 ({endings})</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/preferences.py"/>
        <source>Draw boards with the skin {name}</source>
        <translation>盤をスキン{name}で描く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>There is no level to be searched.</source>
        <translation>探索する面がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>%n levels will be solved</source>
        <extracomment>One: %n level will be solved</extracomment>
        <translation>
            <numerusform>%n面を解きます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>%n levels will be improved</source>
        <extracomment>One: %n level will be improved</extracomment>
        <translation>
            <numerusform>%n面を改善します</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>one by one, while you play</source>
        <translation>プレイ中に1面ずつ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Open a collection in the browser.</source>
        <translation>一覧で面集を開いてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>No level matches the search in the browser. Clear the search first.</source>
        <translation>一覧の検索に合う面がありません。先に検索を消してください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>None of the levels shown in the browser can be played.</source>
        <translation>一覧に表示されている面はどれも遊べません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve all levels</source>
        <translation>すべての面を解く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Solve the levels shown in the browser, or this collection, in the background</source>
        <translation>一覧に表示中の面、またはこの面集をバックグラウンドで解く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Improve all solutions</source>
        <translation>すべての解を改善</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Shorten known solutions of these levels in the background, in what you count first</source>
        <translation>優先する数え方で、これらの面の既知の解をバックグラウンドで短くする</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause solving all levels</source>
        <translation>全面の探索を一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Pause or resume solving all levels</source>
        <translation>全面の探索を一時停止、または再開</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Cancel solving all levels</source>
        <translation>全面の探索を中止</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/actions.py"/>
        <source>Search no more levels; solutions found so far are kept</source>
        <translation>これ以上の面を探索しない。見つかった解は残ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>Solving levels</source>
        <translation>面を解いています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>Improving levels</source>
        <translation>面を改善しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>The levels could not be searched.</source>
        <translation>面を探索できませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>All levels are searched</source>
        <translation>すべての面の探索が終わりました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n solved by the program</source>
        <extracomment>One: %n solved by the program</extracomment>
        <translation>
            <numerusform>プログラムが解決%n面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n unsolvable</source>
        <extracomment>One: %n unsolvable</extracomment>
        <translation>
            <numerusform>解なし%n面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n given up</source>
        <extracomment>One: %n given up</extracomment>
        <translation>
            <numerusform>断念%n面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n made shorter</source>
        <extracomment>One: %n made shorter</extracomment>
        <translation>
            <numerusform>短縮%n面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n as short as before</source>
        <extracomment>One: %n as short as before</extracomment>
        <translation>
            <numerusform>変わらず%n面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/queue.py"/>
        <source>%n left out</source>
        <extracomment>One: %n left out</extracomment>
        <translation>
            <numerusform>除外%n面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>{duration} a level</source>
        <translation>1面{duration}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Time limit</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>A level that takes longer is given up</source>
        <translation>これより長くかかる面は断念します</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Pause; the rest waits, even after a restart</source>
        <translation>一時停止。残りは再起動後も待ちます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Cancel the rest; solutions found so far are kept</source>
        <translation>残りを中止。見つかった解は残ります</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>%n levels searched</source>
        <extracomment>One: %n level searched</extracomment>
        <translation>
            <numerusform>%n面を探索済み</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Paused at {place}</source>
        <translation>{place}で一時停止中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Waiting for your own search, at {place}</source>
        <translation>解く操作の終了待ち、{place}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Improving {place}</source>
        <translation>{place}を改善中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/queue/strip.py"/>
        <source>Solving {place}</source>
        <translation>{place}を探索中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Box lines</source>
        <translation>荷物の直線数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Pushing sessions</source>
        <translation>連続押しの数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/results.py"/>
        <source>Player lines</source>
        <translation>移動の直線数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_card.py"/>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_card.py"/>
        <source>Saved solutions and snapshots</source>
        <translation>保存した解とスナップショット</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Kept as {name}</source>
        <translation>{name}として残しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Two snapshots meet: a solution with {cost} was saved</source>
        <translation>2つのスナップショットがつながり、{cost}の解を保存しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>This snapshot belongs to the level's file and cannot be deleted.</source>
        <translation>このスナップショットは面のファイルにあるため、削除できません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>The snapshot does not fit this level</source>
        <translation>スナップショットがこの面に合いません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Back at {name}</source>
        <translation>{name}に戻りました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>Replaying the solutions to check them.</source>
        <translation>解を再生して確かめています。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/records/saved_game_actions.py"/>
        <source>%n solutions from the file and the program are hidden because “No spoilers” is on.</source>
        <extracomment>One: %n solution from the file or the program is hidden because “No spoilers” is on.</extracomment>
        <translation>
            <numerusform>「ネタバレ防止」がオンなので、ファイルとプログラムの解%n個を隠しています。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>the file's</source>
        <comment>a snapshot</comment>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>{cost}, backwards, {when}</source>
        <translation>{cost}、逆プレイ、{when}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>There is no snapshot of this level yet.</source>
        <translation>この面のスナップショットはまだありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Name of this position</source>
        <translation>この局面の名前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Keep</source>
        <comment>a position</comment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/snapshot_list.py"/>
        <source>Keep this position as a snapshot</source>
        <translation>この局面をスナップショットとして残す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>No solution is known yet. Solve the level, or let the program solve it.</source>
        <translation>解はまだ知られていません。自分で解くか、プログラムに解かせてください。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Note on this solution</source>
        <translation>この解へのメモ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Play</source>
        <comment>a solution</comment>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Play the moves of this solution</source>
        <translation>この解の手順を再生</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Copy the moves as LURD text</source>
        <translation>手順をLURDテキストでコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Save the level with this solution, or an animation</source>
        <translation>面をこの解とともに、またはアニメーションとして保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Remove the solution from this list</source>
        <translation>この解を一覧から外す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Bring the solution back</source>
        <translation>解を復元</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>{name} was deleted.</source>
        <translation>{name}を削除しました。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>Copy moves with run-lengths</source>
        <translation>手順を連長圧縮でコピー</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_list.py"/>
        <source>“{name}”</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sessions</source>
        <translation>連続数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>yours</source>
        <translation>自分</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>yours, with help</source>
        <translation>自分（助けあり）</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>the file's</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>the program's</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sort by solution</source>
        <translation>解の順に並べる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Sort by {counter}</source>
        <translation>{counter}順に並べる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>{number}, the least</source>
        <translation>{number}、最小</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>{counter} of solution {number}</source>
        <translation>解{number}の{counter}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solution_table.py"/>
        <source>Name of the solution</source>
        <translation>解の名前</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/records/solutions.py"/>
        <source>The solution has more than {most:,} moves</source>
        <translation>解が{most:,}手を超えています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>take back revert reverse mistake cancel last step backwards</source>
        <translation>取り消す 元に戻す 戻す 間違い 最後の一歩 後ろ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>again forward repeat restore step</source>
        <translation>やり直す もう一度 進む 復元 一歩</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>reset start over again retry new try begin level give up</source>
        <translation>リセット 最初から やり直し 再挑戦 開始 面 あきらめる</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save my game bookmark checkpoint remember position store state quick save</source>
        <translation>ゲームを保存 セーブ しおり チェックポイント 覚える 局面 クイックセーブ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>my games results records best solved statistics list load saved moves pushes box lines high score walkthrough</source>
        <translation>自分のゲーム 結果 記録 ベスト 解いた 統計 一覧 読み込み 保存済み 手数 押し数 攻略</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>load saved game bookmark checkpoint restore continue position quick load</source>
        <translation>保存したゲームを読み込む ロード しおり 復元 続き 局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>reverse mode pulling backwards goals retrograde from the end</source>
        <translation>逆向き 引く 後ろ向き ゴール 目標 終わりから</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>player reachable squares walk area region pusher warehouse keeper</source>
        <translation>プレイヤー 人 行けるマス 歩く 範囲 倉庫番</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>solution answer walkthrough solver computer optimal fewest pushes moves A* IDA* heuristic search deadlock help me stuck show shortest</source>
        <translation>解 解法 答え 攻略 ソルバー コンピュータ 最適 最少の押し 手数 ヒューリスティック 探索 手詰まり 手詰まり 助けて 詰まった 最短</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>hint help stuck show tip what now step clue</source>
        <translation>ヒント 助けて 詰まった 教えて 次は何 一手 手がかり</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>help stuck tip clue which box what now advice</source>
        <translation>助けて 詰まった ヒント 手がかり どの箱 助言</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>deadlock stuck lost dead possible check impossible corral frozen box help</source>
        <translation>手詰まり 手詰まり 詰み 詰まった 負け 可能 確認 不可能 動かない荷物 助けて</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>deadlock undo rescue stuck lost mistake go back good position</source>
        <translation>手詰まり 手詰まり 元に戻す 救出 詰まった 間違い 良い局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>optimise optimize optimizer shorter better fewer moves pushes solution shorten</source>
        <translation>最適化 短く 改善 少ない手数 押し 解を縮める</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>turn board orientation clockwise landscape portrait view</source>
        <translation>盤を回す 向き 時計回り 縦 横 表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>flip reflect reverse swap left right view</source>
        <translation>反転 鏡映 左右 入れ替え 表示</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>bigger larger magnify closer squares size</source>
        <translation>大きく 拡大 近く マス サイズ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>smaller less further squares size overview</source>
        <translation>小さく 縮小 遠く マス サイズ 全体</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>fit zoom all reset size whole board window</source>
        <translation>合わせる 全体 リセット サイズ 盤全体 ウィンドウ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>cut vertex cut vertices articulation point biconnected component block-cut tree Tarjan graph theory bridge where can a box be pushed moves of a box</source>
        <translation>関節点 切断点 二重連結成分 ブロック木 グラフ理論 橋 箱を押せる場所</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>chart graph distance distribution number of positions states count state space histogram depth breadth-first</source>
        <translation>グラフ 距離 分布 局面の数 状態 数える 状態空間 ヒストグラム 深さ 幅優先</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>random walk Markov chain probability chance absorption stationary monkey chart graph</source>
        <translation>ランダムウォーク マルコフ連鎖 確率 偶然 吸収 定常 猿 グラフ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>chart graph analysis pushes walk timeline effort</source>
        <translation>グラフ 分析 押し 歩き 時間軸 労力</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>following level forward skip puzzle another</source>
        <translation>次の面 先へ 飛ばす パズル 別の</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>level before back earlier puzzle</source>
        <translation>前の面 戻る 以前 パズル</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>new level not done to do open remaining continue puzzle</source>
        <translation>新しい面 未解決 やること 残り 続ける パズル</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>select pick puzzle list go to number jump menu my levels progress</source>
        <translation>選ぶ パズル 一覧 番号 移動 メニュー 自分の面 進み具合</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>collections library gallery thumbnails search filter my levels packs sets overview Microban XSokoban Sasquatch</source>
        <translation>コレクション ライブラリ ギャラリー サムネイル 検索 絞り込み 自分の面 セット 一覧</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>load file import download puzzle pack collection text xsb sok slc</source>
        <translation>読み込み ファイル 取り込み ダウンロード パズル コレクション テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>author title comment credits designer copyright difficulty information</source>
        <translation>作者 題名 コメント 著作権 難しさ 情報</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>export file download share backup write sok xsb slc</source>
        <translation>書き出し ファイル 共有 バックアップ 保存</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>backup export everything file move to another computer archive</source>
        <translation>バックアップ すべて書き出し ファイル 別のコンピュータ 引っ越し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>restore backup import merge another computer archive</source>
        <translation>バックアップ 復元 取り込み 統合 別のコンピュータ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>batch solver many queue background collection automatically overnight</source>
        <translation>一括 ソルバー 多数 待ち行列 背景 自動 夜通し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>batch optimizer optimise many queue background shorter better overnight</source>
        <translation>一括 最適化 多数 待ち行列 背景 短く 改善 夜通し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>import insert clipboard link text load read LURD</source>
        <translation>読み込み 挿入 クリップボード リンク テキスト</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>image screenshot photo recognize recognition scan import read OCR</source>
        <translation>画像 スクリーンショット 写真 認識 スキャン 読み取り</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>clipboard share text export board xsb forum state</source>
        <translation>クリップボード 共有 テキスト 書き出し 盤 掲示板 状態</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>clipboard share text solution LURD notation export</source>
        <translation>クリップボード 共有 テキスト 解 記法 書き出し</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>URL share web address friend send internet</source>
        <translation>アドレス 共有 リンク 友達 送る インターネット</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save share image animation GIF video text download print</source>
        <translation>保存 共有 画像 アニメーション 動画 テキスト 印刷</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>video animation movie record share animated picture replay</source>
        <translation>動画 アニメーション 録画 共有 動く画像</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>save image screenshot print vector PNG SVG PDF share</source>
        <translation>保存 画像 スクリーンショット 印刷 ベクター 共有</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>replay watch animate run demonstration solution film</source>
        <translation>再生 見る 実演 解 動画</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>change modify draw level editor design build construct create my own</source>
        <translation>変更 描く エディタ 設計 作る 自作</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>create make design draw editor build construct own empty blank</source>
        <translation>作る 新規 描く エディタ 設計 自作 空</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>generate generator random levels new automatic create puzzles difficulty wishes</source>
        <translation>生成 ジェネレータ ランダムな面 新しい 自動 パズル 難しさ 希望</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>title name collection change</source>
        <translation>題名 名前 コレクション 変更</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>delete erase collection throw away trash</source>
        <translation>削除 消す コレクション 捨てる ごみ箱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/search_words.py"/>
        <source>remove erase level throw away trash</source>
        <translation>削除 消す 面 捨てる ごみ箱</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/classic.py"/>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/contrast.py"/>
        <source>High contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/image.py"/>
        <source>{name} is not a skin image: {width} × {height} pixels do not divide into 4 columns and at least 3 rows of square tiles</source>
        <translation>{name}はスキン画像ではありません。{width}×{height}ピクセルは、正方形タイルの4列3行以上になりません</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/skins/skins.py"/>
        <source>Flat</source>
        <translation>フラット</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Rate</source>
        <translation>速さ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Boxes packed</source>
        <translation>収めた荷物</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>best attempt</source>
        <translation>最もよい試行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>{number} of {total}</source>
        <translation>{total}中{number}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>memory full in about {duration}</source>
        <translation>約{duration}でメモリの上限</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>gives up in {seconds:.0f} s</source>
        <translation>{seconds:.0f}秒後に断念</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>Best attempt</source>
        <translation>最もよい試行</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/at_work.py"/>
        <source>The position in which the solver has done most steps of its plan</source>
        <translation>ソルバーの計画の段階が最も多く済んだ局面</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/bar.py"/>
        <source>excluded</source>
        <translation>除外済み</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/bar.py"/>
        <source>found</source>
        <translation>発見</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up at {memory}. The settings can allow more memory.</source>
        <translation>{memory}で断念しました。設定でメモリを増やせます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up at {memory}; best attempt: {placed} of {boxes} boxes on goals. The settings can allow more memory.</source>
        <translation>{memory}で断念しました。最もよい試行は荷物{boxes}個中{placed}個です。設定でメモリを増やせます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up after {seconds:.0f} s. Search on for {longer:.0f} s?</source>
        <translation>{seconds:.0f}秒で断念しました。あと{longer:.0f}秒探索しますか？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/gave_up.py"/>
        <source>Gave up after {seconds:.0f} s; best attempt: {placed} of {boxes} boxes on goals. Search on for {longer:.0f} s?</source>
        <translation>{seconds:.0f}秒で断念しました。最もよい試行は荷物{boxes}個中{placed}個です。あと{longer:.0f}秒探索しますか？</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Improving</source>
        <translation>改善中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>row {number}</source>
        <translation>{number}行目</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>rows {first}–{last}</source>
        <translation>{first}–{last}行目</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Accepted</source>
        <translation>採用しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>{cost} now</source>
        <translation>{cost}になりました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>Taken back</source>
        <translation>戻しました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/improving.py"/>
        <source>{cost} again</source>
        <translation>{cost}に戻りました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: the first two are proved to be minimal.</source>
        <translation>{cost}：最初の2つは最小と証明済みです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: the first is proved to be minimal.</source>
        <translation>{cost}：最初の1つは最小と証明済みです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/ordered_solution.py"/>
        <source>{cost}: not proved to be minimal.</source>
        <translation>{cost}：最小とは証明されていません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solve finds a solution or proves that there is none. Next push shows one push of it.</source>
        <translation>「解く」は解を見つけるか、解がないことを証明します。「次の押し」はその1押しを示します。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solve finds moves back to the start or proves that there are none. Next pull shows one pull of them.</source>
        <translation>「解く」は最初の配置へ戻る手順を見つけるか、ないことを証明します。「次の引き」はその1引きを示します。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Improve</source>
        <translation>改善</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>From the end</source>
        <translation>終わりから</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Next pull</source>
        <translation>次の引き</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Show one pull of a solution, and play it when pressed again</source>
        <translation>解の引きを1つ示し、もう一度押すと実行する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Show one push of a solution, and play it when pressed again</source>
        <translation>解の押しを1つ示し、もう一度押すと実行する</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants of these moves</source>
        <translation>この手順の、より短い変化手順を探す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants in {rows}</source>
        <translation>{rows}で、より短い変化手順を探す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Look for shorter variants of the best solution</source>
        <translation>最良の解の、より短い変化手順を探す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Search on</source>
        <translation>探索を続ける</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Next: the box at {square}.</source>
        <translation>次は{square}の荷物です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Improve is limited to {rows}.</source>
        <translation>改善の範囲は{rows}です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>The boxes are back on their starting squares.</source>
        <translation>荷物は最初の位置に戻りました。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>The level is solved.</source>
        <translation>面はクリア済みです。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Getting back to the start takes at least this many pulls.</source>
        <translation>最初の配置に戻るには、少なくともこの引き数が必要です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>No solution has fewer pushes, or as few pushes and fewer moves.</source>
        <translation>これより押しの少ない解も、同じ押し数で手数の少ない解もありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>No solution has fewer pushes.</source>
        <translation>これより押しの少ない解はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Proved once both bounds meet; the length is odd.</source>
        <translation>上界と下界が一致すれば証明されます。長さは奇数です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Proved once both bounds meet; the length is even.</source>
        <translation>上界と下界が一致すれば証明されます。長さは偶数です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Perhaps not the fewest; the length is odd.</source>
        <translation>最小とは限りません。長さは奇数です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Perhaps not the fewest; the length is even.</source>
        <translation>最小とは限りません。長さは偶数です。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>Solver at work</source>
        <translation>ソルバー実行中</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>below {pushes}</source>
        <translation>{pushes}未満</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>%n positions looked at.</source>
        <extracomment>One: %n position looked at.</extracomment>
        <translation>
            <numerusform>%n局面を調べました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/section.py"/>
        <source>best known</source>
        <translation>既知の最良</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Proving the fewest pushes</source>
        <translation>最小押し数を証明しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Looking for the fewest moves</source>
        <translation>最小手数を探しています</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>The start cannot be reached from here any more.</source>
        <translation>ここから最初の配置にはもう戻れません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>There is no solution from here.</source>
        <translation>ここからの解はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>for {seconds:.0f} s at most</source>
        <translation>最長{seconds:.0f}秒</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Solution found</source>
        <translation>解が見つかりました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Moves back to the start found</source>
        <translation>最初の配置へ戻る手順が見つかりました</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>{cost} from here</source>
        <translation>ここから{cost}</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Pull the box at {square} to {target}</source>
        <translation>{square}の荷物を{target}へ引く</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Press Next pull again to play it</source>
        <translation>もう一度「次の引き」で実行します</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Push the box at {square} to {target}</source>
        <translation>{square}の荷物を{target}へ押す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Press Next push again to play it</source>
        <translation>もう一度「次の押し」で実行します</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Pull the box at {square} next</source>
        <translation>次は{square}の荷物を引きます</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>Push the box at {square} next</source>
        <translation>次は{square}の荷物を押します</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>The start can still be reached.</source>
        <translation>最初の配置へまだ戻れます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/solving.py"/>
        <source>This position can still be solved.</source>
        <translation>この局面はまだ解けます。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Restore the game as it was before</source>
        <translation>ゲームを前の状態に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Better variants</source>
        <translation>よりよい変化手順</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>%n found, the rest unchanged</source>
        <extracomment>One: %n found, the rest unchanged</extracomment>
        <translation>
            <numerusform>%n件、ほかは変わりません</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>No variant near these moves is shorter.</source>
        <translation>この手順の近くに、より短い変化手順はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>No shorter variant was found so far.</source>
        <translation>今のところ、より短い変化手順は見つかっていません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>%n more are not listed.</source>
        <extracomment>One: %n more is not listed.</extracomment>
        <translation>
            <numerusform>ほかに%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>All together: {cost}. Each variant was checked by replaying it.</source>
        <translation>合わせて{cost}。どの変化手順も再生して確かめてあります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>The number of pulls stays {number}. Each variant was checked by replaying it.</source>
        <translation>引き数は{number}のまま。どの変化手順も再生して確かめてあります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>The number of pushes stays {number}. Each variant was checked by replaying it.</source>
        <translation>押し数は{number}のまま。どの変化手順も再生して確かめてあります。</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Accept</source>
        <translation>採用</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Replace those rows with this variant; the game as it was is kept as a snapshot</source>
        <translation>その行をこの変化手順に置き換える。元のゲームはスナップショットに残ります</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>Accept {saving}, {rows}</source>
        <translation>採用：{saving}、{rows}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n pulls</source>
        <extracomment>One: {sign}%n pull</extracomment>
        <translation>
            <numerusform>引き{sign}%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n pushes</source>
        <extracomment>One: {sign}%n push</extracomment>
        <translation>
            <numerusform>押し{sign}%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>moves saved</source>
        <translation>減った手数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/sokoban/solve/variants.py"/>
        <source>{sign}%n moves</source>
        <extracomment>One: {sign}%n move</extracomment>
        <translation>
            <numerusform>{sign}%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/way.py"/>
        <source>Best solution</source>
        <translation>最良の解</translation>
    </message>
    <message>
        <location filename="../../../app/sokoban/solve/way.py"/>
        <source>This game</source>
        <translation>このゲーム</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The levels that come with Statewalk. The first twelve are a path for a first evening: pushing, lifting, turning a box
round, squares of no return, tunnels, order, playing backwards, corrals. After them the levels grow harder.
Of the 150 levels 76 were drawn by hand, and 74 were put together by chance and chosen: these say how
(statewalk sokoban generate with the same arguments makes them again). Around some of the drawings a search then
tried other walls and starts, as long as the idea stayed. Every level has a stored solution with the fewest pushes
possible, and among these the fewest moves: an exhaustive search backwards from the goals proved it.
Grades, of five, are those of a measured difficulty.</source>
        <translation>Statewalkに付属する面集です。最初の12面は、最初の晩のための手ほどきです。押す、持ち上げる、荷物の向きを変える、戻れないマス、トンネル、順序、逆プレイ、囲い。その後は少しずつ難しくなります。150面のうち76面は手で描かれ、74面は無作為に組み立てて選ばれました。後者には作り方が記されています（statewalk sokoban generateを同じ引数で実行すると同じものができます）。手描きの一部については、着想を保ったまま別の壁や開始位置も探索で試しました。どの面にも、押し数が最少で、その中で手数も最少の解が保存されています。ゴールから逆向きの全探索で証明済みです。5段階の難易度は、測定された難しさによります。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Walk into a box to push it; the arrow keys will do. A box is pushed, never pulled, and one at a time.</source>
        <translation>荷物に向かって歩くと押せます。矢印キーで十分です。荷物は押すだけで引けず、一度に1個です。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Lift the box with the mouse: the squares that it can be brought to light up. Set it down on one of them, and the man walks and pushes.</source>
        <translation>マウスで荷物を持ち上げると、運べるマスが光ります。そのどれかに下ろすと、作業員が歩いて押します。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>One step from its goal, and yet the box never goes straight there: the man has to get behind it. Lift it and see which squares it can turn on.</source>
        <translation>ゴールまであと1歩なのに、まっすぐには行けません。作業員が荷物の後ろに回る必要があるからです。持ち上げて、向きを変えられるマスを見てみましょう。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>However long the way, it is one lift: take the box from the middle of the shell and set it down on the goal.</source>
        <translation>道のりがどれだけ長くても、持ち上げるのは1回です。殻の中心から荷物を取り、ゴールに下ろします。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A box in a corner stays there for ever, and one along a wall without a goal never leaves it. A lifted box is not offered such squares.</source>
        <translation>隅に入った荷物は二度と動かせず、ゴールのない壁に沿った荷物は壁から離れません。持ち上げた荷物には、そのようなマスは示されません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A passage one square wide is a tunnel: in it a box only goes on, or back. Nothing passes a box at its mouth, so think of which one goes last.</source>
        <translation>幅1マスの通路はトンネルです。中の荷物は進むか戻るかだけです。入口に荷物があると何も通れないので、どれを最後にするか考えましょう。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Goals in a row with one way in fill up from the far end.</source>
        <translation>入口が1つで一列に並ぶゴールは、奥から埋めます。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Every box stands one step above its goal. For two of them that is all there is to it; above the third there is no room for the man.</source>
        <translation>どの荷物もゴールの1マス上にあります。2個はそれだけの話ですが、3個目の上には作業員の入る場所がありません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Some levels are plain from their end. Play backwards: pull the boxes out of the bottle, and see which one has to be first.</source>
        <translation>終わりから見ると簡単な面もあります。逆プレイで瓶から荷物を引き出し、どれが最初でなければならないか見てみましょう。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Squares that the man cannot walk to, fenced off by boxes, are a corral. Here the boxes shut him in, and only one push opens the room.</source>
        <translation>荷物で仕切られ、作業員が歩いて行けないマスの集まりを囲い（corral）と呼びます。ここでは荷物が作業員を閉じ込めていて、部屋を開く押しは1通りだけです。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Boxes that share a room take turns. Push each only as far as it leaves the way to the other one open.</source>
        <translation>同じ部屋の荷物は交代で動かします。それぞれ、もう一方への道をふさがないところまでだけ押します。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>All of it together: niches, a narrow way round, and an order in which the boxes go.</source>
        <translation>すべての総まとめです。くぼみ、細い回り道、そして荷物を運ぶ順番。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Eight boxes and eight pushes: everyone moves once, and only once. What matters is who makes room for whom.</source>
        <translation>荷物8個に押し8回。全員が一度だけ動きます。大事なのは、誰が誰に場所を譲るかです。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three singers and three places, each one step away. The one in the middle cannot simply step up.</source>
        <translation>歌い手が3人、場所も3つ、それぞれ1歩先です。真ん中の1人はそのまま前へは出られません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The man begins in the middle of four boxes. The gates are not opposite to them, so two have to make room before the others pass.</source>
        <translation>作業員は4個の荷物の真ん中から始めます。門は正面にないので、2個が先に場所を空けないと残りは通れません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>One box is on its goal already, and in the way of the other. It has to make room for a moment.</source>
        <translation>すでにゴールにある荷物がもう1個の邪魔をしています。少しのあいだ場所を空けます。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four sails, four boxes; a quarter of a turn leaves everything as it is. They all need the hub, one after the other.</source>
        <translation>羽根が4枚、荷物が4個。4分の1回転しても元と同じです。どれも順番に中心を通ります。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Two boxes, two goals, nothing between them, and half a turn makes the picture the same again. Both boxes set out the wrong way.</source>
        <translation>荷物2個、ゴール2つ、間には何もなく、半回転すると同じ絵になります。どちらの荷物も逆向きに出発します。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The bow is for turning round, the bit is for staying. What reaches a goal first does not stay there.</source>
        <translation>鍵の頭は向きを変える場所、歯は落ち着く場所です。最初に着いたものはそこにとどまりません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three sheep stand in the gaps of the fence. The one in the middle has to step aside before the others can move over.</source>
        <translation>3匹の羊が柵のすき間に立っています。ほかの羊が移るには、まず真ん中の羊がどく必要があります。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>No wall in the whole room, and still no way out but through the boxes. Be careful which of them you drive against the edge.</source>
        <translation>部屋の中に壁は1つもないのに、荷物の間を抜けるしか出口がありません。どれを端へ押すかは慎重に。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Both columns go up by one floor. Two of the boxes are where a box belongs, and leave all the same.</source>
        <translation>どちらの列も1階ずつ上がります。2個はすでにゴールにありますが、それでも離れます。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Bent from one piece of wire. The box that is on a goal gives up its place for good.</source>
        <translation>1本の針金を曲げた形です。ゴールにある荷物は、その場所を譲って二度と戻りません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four boxes, each beside a goal, and ten pushes in all: never two in a row with the same box.</source>
        <translation>荷物4個がそれぞれゴールの隣にあり、押しは全部で10回。同じ荷物を続けて押すことはありません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Each box stands beside a goal, and yet the shortest solution is to change rooms, through one tunnel for both.</source>
        <translation>どの荷物もゴールの隣にあるのに、いちばんの近道は部屋を入れ替わること。トンネルは両方で1本です。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes behind the gills, and eleven pushes, every one of another box than the last.</source>
        <translation>えらの後ろに荷物が3個、押しは11回。毎回、直前とは別の荷物を押します。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Four chairs, and one of the four dancers stands between two of them. Before the empty chair is taken everyone gets up.</source>
        <translation>椅子が4脚、踊り手4人のうち1人は2脚の間に立っています。空いた椅子に座る前に、全員が立ち上がります。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The shackle is for the man alone, the boxes stay in the body. He goes round by it more often than he would like.</source>
        <translation>掛け金は作業員だけの道で、荷物は本体の中にとどまります。思ったより何度も回り道をします。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Woven of two strands: hardly ever is a box pushed twice in a row.</source>
        <translation>2本の糸で編んだような面。同じ荷物を続けて2回押すことはほとんどありません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Both halves want the same four squares. Once the upper two are filled, nothing gets down to the tip.</source>
        <translation>両側とも同じ4マスを使いたがります。上の2マスが埋まると、もう先端へは何も下りられません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Half a turn brings the letter onto itself. One box in each half is on a goal, and neither can stay if the other two are to come in.</source>
        <translation>文字は半回転すると自分に重なります。半分ずつに1個がゴールにありますが、残りの2個を入れるには、どちらもとどまれません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>The man is caught in the tunnel between two boxes, and the traffic goes both ways. A box that reaches its goal for the first time cannot stay there.</source>
        <translation>作業員はトンネルの中で2個の荷物に挟まれ、行き来は両方向です。最初に着いたゴールに荷物はとどまれません。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Eyes and whiskers are goals. The boxes that hold the whiskers will have to get up.</source>
        <translation>目とひげがゴールです。ひげの上の荷物は、いったんどくことになります。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>A box in each cellar and two in the tunnel with the man. Whoever comes up from below passes a goal that is not for him.</source>
        <translation>地下室に1個ずつ、トンネルには作業員と一緒に2個。下から上がる荷物は、自分のものではないゴールを通り過ぎます。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes side by side under the roof, and one in the middle of the bar. It is the legs that are narrow.</source>
        <translation>屋根の下に荷物が3個並び、横木の真ん中に1個。狭いのは脚の部分です。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Three boxes come up the shaft, one after the other, and those that come first have to stand aside in the prongs.</source>
        <translation>3個の荷物が柄を順番に上がってきます。先に来たものは、歯の中でわきによけて待ちます。</translation>
    </message>
    <message>
        <location filename="../../../resources/levels/statewalk.sok"/>
        <source>Half a turn brings the stage onto itself, but its two halves cannot be danced one after the other.</source>
        <translation>舞台は半回転すると自分に重なりますが、半分ずつ順に踊ることはできません。</translation>
    </message>
</context>
</TS>

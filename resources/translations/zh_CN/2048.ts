<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Max</source>
        <comment>a speed</comment>
        <translation>最快</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>left</source>
        <comment>a move</comment>
        <translation>向左</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>right</source>
        <comment>a move</comment>
        <translation>向右</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>up</source>
        <comment>a move</comment>
        <translation>向上</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>down</source>
        <comment>a move</comment>
        <translation>向下</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>There is no advice here.</source>
        <translation>这里没有建议。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Exact odds ready, for this run only.</source>
        <translation>精确胜率已就绪，仅限本次运行。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Exact odds ready</source>
        <translation>精确胜率已就绪</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Playing to the end</source>
        <translation>正在走到底</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>%n moves played</source>
        <extracomment>One: %n move played</extracomment>
        <translation>
            <numerusform>已走 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>undo takes them back one by one</source>
        <translation>撤销可逐步收回</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Play has stopped.</source>
        <translation>已停止走子。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Play has stopped</source>
        <translation>已停止走子</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>after move {move}</source>
        <translation>第 {move} 步之后</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/hint.py"/>
        <source>best</source>
        <comment>a move</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Mistakes cannot be found.</source>
        <translation>无法查找失误。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Mistake {number} of {all}</source>
        <translation>失误 {number}/{all}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Move {number}: {move} cost {points}, best was {best}</source>
        <translation>第 {number} 步：{move}损失 {points}，最佳是{best}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>No mistakes found</source>
        <translation>没有发现失误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>every move was best or equally good</source>
        <translation>每步都是最佳，或同样好</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Looking for mistakes</source>
        <translation>正在查找失误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Cancelled. N looks for mistakes again.</source>
        <translation>已取消。按 N 重新查找失误。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>the network that comes with the program</source>
        <translation>程序自带的网络</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>the network that was trained here</source>
        <translation>在这里训练的网络</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser values only boards with tiles up to {tile}.</source>
        <translation>顾问只能评价方块不超过 {tile} 的盘面。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The exact chance of winning after each move with perfect play. Works out {boards} once ({size}).</source>
        <translation>走出每步后按最优走法的精确胜率。只需计算一次 {boards}（{size}）。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>What each move is worth according to {whose}.</source>
        <translation>每步的价值，由{whose}估计。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Loading the adviser</source>
        <translation>正在加载顾问</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>boards</source>
        <translation>盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{boards} boards in {seconds:.1f} s</source>
        <translation>{boards} 个盘面，用时 {seconds:.1f} 秒</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{target} is reached. Choose a higher target to see values again.</source>
        <translation>已达到 {target}。要继续显示数值，请选择更高的目标。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>There are no values for {board} with this target. Exact odds exist for small boards such as 2×4 and 3×3, advisers for 3×3 to 6×6, 3×4 and 4×5.</source>
        <translation>{board} 的这个目标没有数值。精确胜率只有 2×4、3×3 等小棋盘才有，顾问支持 3×3 至 6×6、3×4 和 4×5。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{boards} boards</source>
        <translation>{boards} 个盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Solving {board} to {target}</source>
        <translation>正在求解 {board} 到 {target}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser has no weights</source>
        <translation>顾问没有权重</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Train one here, or install the program anew</source>
        <translation>请在这里训练一个，或重新安装程序</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser has no weights yet</source>
        <translation>顾问还没有权重</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser's weights cannot be read: {reason}</source>
        <translation>无法读取顾问的权重：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review.py"/>
        <source>Looking at your moves</source>
        <translation>正在查看你的走法</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>percentage points</source>
        <translation>百分点</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>≈ points of the score</source>
        <translation>≈ 得分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>What each board of this game was worth, and which moves cost most.</source>
        <translation>本局每个盘面的价值，以及损失最大的几步。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>No mistakes found: every move was best or equally good.</source>
        <translation>没有发现失误：每步都是最佳，或同样好。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Find mistakes</source>
        <translation>查找失误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Jump to next</source>
        <translation>跳到下一个</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>{units}, {number} largest</source>
        <translation>{units}，最大的 {number} 个</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Looking through the game.</source>
        <translation>正在分析本局。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>A mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Go to the board before this move</source>
        <translation>转到此步之前的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>{move}, best was {best}</source>
        <translation>{move}，最佳是{best}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Move {number}</source>
        <translation>第 {number} 步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Values of the four moves</source>
        <translation>四个方向的值</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Hide the values</source>
        <translation>隐藏数值</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Show values</source>
        <translation>显示数值</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Play best move</source>
        <translation>走最佳一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Play to the end</source>
        <translation>走到底</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>How many moves a second are played</source>
        <translation>每秒走多少步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>The four moves</source>
        <translation>四个方向</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>a moment</source>
        <translation>片刻</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>{work}: {wait}.</source>
        <translation>{work}：{wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>A network for 4×4 (4 patterns of 5 squares) learns from {games} games that it plays itself. It takes 50 MB.</source>
        <translation>4×4 的网络（4 个五格模式）自己玩 {games} 局来学习，占用 50 MB。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Paused after %n games.</source>
        <extracomment>One: Paused after %n game.</extracomment>
        <translation>
            <numerusform>%n 局后暂停。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games played.</source>
        <extracomment>One: %n game played.</extracomment>
        <translation>
            <numerusform>已进行 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games.</source>
        <extracomment>One: %n game.</extracomment>
        <translation>
            <numerusform>%n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games, {left}.</source>
        <extracomment>One: %n game, {left}.</extracomment>
        <translation>
            <numerusform>%n 局，{left}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training a network</source>
        <translation>正在训练网络</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Saving the network</source>
        <translation>正在保存网络</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>trained on %n games</source>
        <extracomment>One: trained on %n game</extracomment>
        <translation>
            <numerusform>训练了 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Your network is now the adviser</source>
        <translation>现在由你的网络担任顾问</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training done</source>
        <translation>训练完成</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training has stopped.</source>
        <translation>训练已停止。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>games</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>It could not be stored and is lost when the program ends: {reason}</source>
        <translation>无法保存，程序结束时会丢失：{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Train an adviser</source>
        <translation>训练顾问</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Discard</source>
        <translation>舍弃</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Discard the network that is being trained</source>
        <translation>丢弃训练中的网络</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Use as adviser</source>
        <translation>用作顾问</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Let this network value the moves on 4×4</source>
        <translation>让此网络评价 4×4 上的走法</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Use built-in network</source>
        <translation>使用自带的网络</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Let the network that comes with the program be the adviser again</source>
        <translation>让程序自带的网络重新提供建议</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Learning curve</source>
        <translation>学习曲线</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>share of games with 2048</source>
        <translation>出现 2048 的对局比例</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>The learning curve will appear here.</source>
        <translation>学习曲线将显示在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>mean score ≈ {score}</source>
        <translation>平均得分 ≈ {score}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>2048 in {share} of games</source>
        <translation>{share} 的对局达到 2048</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Chance to reach {target}</source>
        <translation>达到 {target} 的概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected further score</source>
        <translation>预期还可得分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating by the network</source>
        <translation>网络的评价</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Chance to reach {target} with perfect play after each move. Exact, every later move considered.</source>
        <translation>走出每步后按最优走法达到 {target} 的概率。精确值，考虑了此后的每一步。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected further score if the program plays on after each move, estimated.</source>
        <translation>走出每步后由程序续走，预期还可得的分数（估计值）。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating of each move by {whose}: no forecast of the score.</source>
        <translation>{whose}对每步的评价：并非得分预测。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating of each move by {whose}: it learnt with {share:g} % fours.</source>
        <translation>{whose}对每步的评价：它学习时 4 占 {share:g}%。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>With perfect play after each move, every later move considered.</source>
        <translation>走出每步后按最优走法，考虑了此后的每一步。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected if {whose} plays on after each move, estimated from {games} of its games that came this far.</source>
        <translation>每步之后由{whose}续走的期望值，由它走到这一步的 {games} 局估计得出。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rated by {whose}. The points rank the moves; they do not predict the score.</source>
        <translation>由{whose}评价。分值只用来比较各步，不预测得分。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>It learnt with {taught:g} % fours, this game has {share:g} %.</source>
        <translation>它学习时 4 占 {taught:g}%，本局为 {share:g}%。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games it learnt from</source>
        <translation>学习过的局数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>the program's network for {board}, which learnt from %n games with {share:g} % fours</source>
        <extracomment>One: the program's network for {board}, which learnt from %n game with {share:g} % fours</extracomment>
        <translation>
            <numerusform>程序为 {board} 配的网络（学习了 %n 局，4 占 {share:g}%）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games it played</source>
        <translation>它玩过的局数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>the program's network for {board}, which learnt from %n games with {share:g} % fours and made {tile} in {made} of {games} begun with two tiles</source>
        <extracomment>One: the program's network for {board}, which learnt from %n game with {share:g} % fours and made {tile} in {made} of {games} begun with two tiles</extracomment>
        <translation>
            <numerusform>程序为 {board} 配的网络（学习了 %n 局，4 占 {share:g}%，从两个方块起的 {games}中 {made} 局做出 {tile}）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games that made {tile}</source>
        <translation>做出 {tile} 的局数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>less than {least}</source>
        <translation>不到 {least}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>about 1</source>
        <translation>约 1</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what it cost</source>
        <translation>损失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>less than {least} points</source>
        <translation>不到 {least} 个百分点</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>about 1 point</source>
        <translation>约 1 分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{cost} points</source>
        <translation>{cost} 个百分点</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{score} points</source>
        <translation>{score} 分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Only {move} is possible.</source>
        <translation>只能{move}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>The target is out of reach.</source>
        <translation>目标已无法达到。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>All moves are equally good.</source>
        <translation>各步同样好。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>The moves cannot be told apart.</source>
        <translation>各步无法区分。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>cost</source>
        <comment>of a move</comment>
        <translation>损失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{move} costs {cost}.</source>
        <translation>{move}损失 {cost}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{moves} are equally good.</source>
        <translation>{moves}同样好。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{moves} cannot be told apart.</source>
        <translation>{moves}无法区分。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>lead</source>
        <comment>of the best move</comment>
        <translation>领先</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{move} is best by {points}.</source>
        <translation>{move}最佳，领先 {points}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}, which cost {points}.</source>
        <translation>随后走了{move}，损失 {points}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}: no move is better.</source>
        <translation>随后走了{move}：没有更好的步。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}: no move seems better.</source>
        <translation>随后走了{move}：看来没有更好的步。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Your move was best.</source>
        <translation>你走的就是最佳。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>All %n moves were best.</source>
        <extracomment>One: %n move, and it was best.</extracomment>
        <translation>
            <numerusform>%n 步都是最佳。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{best} of %n moves were best; mistakes cost {points}.</source>
        <extracomment>One: {best} of %n move was best; mistakes cost {points}.</extracomment>
        <translation>
            <numerusform>%n 步中 {best} 步最佳，失误损失 {points}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>moves that were best</source>
        <translation>最佳的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what mistakes cost</source>
        <translation>失误的损失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/board.py"/>
        <source>2048 board</source>
        <translation>2048 棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/board.py"/>
        <source>largest tile {tile}</source>
        <translation>最大方块 {tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/draft.py"/>
        <source>A board needs a tile.</source>
        <translation>盘面至少要有一个方块。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/draft.py"/>
        <source>No move is possible here. Empty a square, or put equal tiles side by side.</source>
        <translation>这里无步可走。请清空一格，或把相同方块放在一起。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Click a square for the next tile, right click for the one before. Keys: arrows, +, −, 1 to 9, 0.</source>
        <translation>点击格子换下一个方块，右键换前一个。按键：方向键、+、−、1 至 9、0。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Board editor</source>
        <translation>盘面编辑器</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Row {row}, column {column}: {tile}</source>
        <translation>第 {row} 行第 {column} 列：{tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Take all tiles away</source>
        <translation>拿走所有方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Play from here</source>
        <translation>从这里开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>Keep going</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>Review</source>
        <comment>look at the mistakes</comment>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Largest tile</source>
        <translation>最大方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your games, no advice</source>
        <translation>你的对局（无建议）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your games, with advice</source>
        <translation>你的对局（有建议）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Played by</source>
        <translation>玩家</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Begun with</source>
        <translation>开局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Best, no advice</source>
        <translation>最高分（无建议）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>with advice {score}</source>
        <translation>有建议 {score}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your best score without advice on {rules}.</source>
        <translation>你在 {rules} 上无建议得到的最高分。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Best score of an earlier version, which did not record who played: {score}.</source>
        <translation>早期版本的最高分（未记录玩家）：{score}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Tile sum</source>
        <translation>方块总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Empty squares</source>
        <translation>空格</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>tile sum {total}, empty {empty}</source>
        <translation>方块总和 {total}，空格 {empty}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>%n games of yours, won {won}</source>
        <extracomment>One: %n game of yours, won {won}</extracomment>
        <translation>
            <numerusform>自己玩了 %n 局，赢 {won} 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>no game of yours finished</source>
        <translation>还没有自己玩完的局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>This board</source>
        <translation>此盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>none</source>
        <comment>a tile</comment>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>{games}, won {won}</source>
        <translation>{games} 局，胜 {won}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>none finished</source>
        <translation>还没有完成的</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>two tiles</source>
        <translation>两个方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>a custom board</source>
        <translation>自定义盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Other</source>
        <comment>a board</comment>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Board size</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Other…</source>
        <comment>a board</comment>
        <translation>其他…</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Any rows and columns</source>
        <translation>任意行数和列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>{board} is played; choose other rows and columns</source>
        <translation>正在玩 {board}；选择其他行数和列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Rows and columns</source>
        <translation>行数和列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>{squares} squares, played to {target} unless you choose another target</source>
        <translation>{squares} 格，目标 {target}，除非另选目标</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Play {board}</source>
        <translation>玩 {board}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Left</source>
        <comment>a move</comment>
        <translation>向左</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Right</source>
        <comment>a move</comment>
        <translation>向右</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Up</source>
        <comment>a move</comment>
        <translation>向上</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Down</source>
        <comment>a move</comment>
        <translation>向下</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>empty</source>
        <comment>a square</comment>
        <translation>空</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>new {tile} at row {row}, column {column}</source>
        <translation>新出 {tile}，在第 {row} 行第 {column} 列</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>merged into {tiles}</source>
        <translation>合成 {tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles left</source>
        <translation>所有方块左移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles right</source>
        <translation>所有方块右移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles up</source>
        <translation>所有方块上移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles down</source>
        <translation>所有方块下移</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Start again with two tiles</source>
        <translation>以两个方块重新开始</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Finished and saved games</source>
        <translation>已结束和已保存的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save game under a name</source>
        <translation>命名保存对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save the game under a name, or load one</source>
        <translation>给对局命名保存，或载入一个</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play or pause the replay</source>
        <translation>播放或暂停回放</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the finished game on, or pause</source>
        <translation>继续播放已结束的对局，或暂停</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the board before the next of the costliest moves</source>
        <translation>转到下一个损失最大的步之前的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go on from this board of the replay with a copy of its game</source>
        <translation>以对局副本从回放的此盘面继续</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to my game</source>
        <translation>回到我的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Leave the replay, or the board that is edited</source>
        <translation>离开回放或正在编辑的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to the replay</source>
        <translation>回到回放</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Return to the replay that you left last, at the same move</source>
        <translation>回到上次离开的回放，停在同一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Edit the board</source>
        <translation>编辑盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Set tiles by click, and play from there</source>
        <translation>点击设置方块，再从那里开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from the edited board</source>
        <translation>从编辑的盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from this board</source>
        <translation>从此盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Watch a network learn to play, and use it</source>
        <translation>观看网络学习如何玩，并使用它</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Copy board</source>
        <translation>复制盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Paste board</source>
        <translation>粘贴盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from a board in the clipboard</source>
        <translation>从剪贴板中的盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Board {board}</source>
        <translation>棋盘 {board}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the game on {board}</source>
        <translation>转到 {board} 的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Other board: rows and columns</source>
        <translation>其他棋盘：行数和列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Choose rows and columns, 3×4 for instance, and go to the game on that board</source>
        <translation>选择行数和列数，例如 3×4，并转到该棋盘的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Show or hide what each move is worth</source>
        <translation>显示或隐藏每一步的价值</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Point to the best move</source>
        <translation>指出最佳一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best move</source>
        <translation>走出最佳一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best moves until the game ends; any key stops it</source>
        <translation>一直走最佳步直到游戏结束；按任意键停止</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play to the end at once</source>
        <translation>立即走到底</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Work out the best moves until the game ends, and show the last board</source>
        <translation>算出直到游戏结束的最佳步，并显示最后的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>You</source>
        <comment>a player</comment>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>You with advice</source>
        <comment>a player</comment>
        <translation>你，有建议</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>The program</source>
        <comment>a player</comment>
        <translation>程序</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Unknown player</source>
        <comment>a player</comment>
        <translation>未知玩家</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>From custom boards</source>
        <translation>从自定义盘面开始</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Saved games</source>
        <translation>已保存的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Which games</source>
        <translation>哪些对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Name of the game</source>
        <translation>对局名称</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Save this game</source>
        <translation>保存本局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Save the running game under a name, and go on with it whenever you like.</source>
        <translation>给进行中的对局命名保存，随时可以继续。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Load</source>
        <translation>载入</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{board}, {score} points, %n moves, saved {day}</source>
        <extracomment>One: {board}, {score} points, %n move, saved {day}</extracomment>
        <translation>
            <numerusform>{board}，{score} 分，%n 步，{day}保存</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{share:g} % fours</source>
        <translation>4 占 {share:g}%</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{score} points, largest tile {tile}</source>
        <translation>{score} 分，最大方块 {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>no {target} in %n moves</source>
        <extracomment>One: no {target} in %n move</extracomment>
        <translation>
            <numerusform>%n 步未达 {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{target} in %n moves</source>
        <extracomment>One: {target} in %n move</extracomment>
        <translation>
            <numerusform>%n 步达到 {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{target} in %n moves of {moves}</source>
        <extracomment>One: {target} in %n move of {moves}</extracomment>
        <translation>
            <numerusform>第 %n 步达到 {target}（共 {moves} 步）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{player}, won by {winner}</source>
        <translation>{player}，由{winner}获胜</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>No game on {rules} is finished yet. Every game that is won or lost is kept here.</source>
        <translation>{rules} 还没有结束的对局。每一局无论输赢都会保留在这里。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>On {rules}:</source>
        <translation>{rules}：</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Best score on {board} of an earlier version, which did not record who played: {score}.</source>
        <translation>早期版本在 {board} 上的最高分（未记录玩家）：{score}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{tile} in {games}</source>
        <translation>{games} 局 {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{player}: %n games, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.</source>
        <extracomment>One: {player}: %n game, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.</extracomment>
        <translation>
            <numerusform>{player}：%n 局，胜 {won}。最高 {best}，平均 {mean}。最大方块 {tiles}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>best score</source>
        <translation>最高分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{target} was reached; now no move is left. {result}.</source>
        <translation>已达到 {target}；现在无步可走。{result}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>No move is left. {result}.</source>
        <translation>已无步可走。{result}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>Game over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{result}. The next tile is {tile}.</source>
        <translation>{result}。下一个方块是 {tile}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{target} reached</source>
        <translation>已达到 {target}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{score} points in %n moves</source>
        <extracomment>One: {score} points in %n move</extracomment>
        <translation>
            <numerusform>%n 步 {score} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{score} points in %n moves, played by {player}</source>
        <extracomment>One: {score} points in %n move, played by {player}</extracomment>
        <translation>
            <numerusform>%n 步 {score} 分，玩家：{player}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/finished_games.py"/>
        <source>This game is no longer there</source>
        <translation>此对局已不存在</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>absorbing states you reached</source>
        <translation>你到过的吸收状态</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>reached by your tiles, {absorbing} of them absorbing</source>
        <translation>个状态是你的方块经过的，其中 {absorbing} 个吸收</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>states you reached</source>
        <translation>你到过的状态</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The transition matrix: the probabilities from each set of tiles to the next, and to the last, which holds the target.</source>
        <translation>转移矩阵：从每种方块组合到下一种的概率，直到含有目标的最后一种。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>states, {absorbing} of them absorbing</source>
        <translation>个状态，其中 {absorbing} 个吸收</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>games that pass the sum</source>
        <translation>经过该总和的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>games of yours that pass the sum</source>
        <translation>你经过该总和的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>share of your games that pass the sum</source>
        <translation>你的对局中经过该总和的比例</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>{passed} of your {games}</source>
        <translation>你的 {games}中有 {passed} 局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>How often a game passes each state. Here all states of one tile sum are taken together: a four skips a sum.</source>
        <translation>一局经过每个状态的频率。这里把同一方块总和的所有状态合在一起：出 4 会跳过一个总和。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of all games pass the sum {sum}</source>
        <translation>的对局途中经过总和 {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves on the board</source>
        <translation>棋盘上的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {margin} with your tiles; on the board {played}</source>
        <translation>用你的方块 ± {margin}；在棋盘上 {played}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>with your tiles; on the board {played}</source>
        <translation>用你的方块；在棋盘上 {played}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>your moves in the bag</source>
        <translation>你在袋中的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The expected number of moves to {target} if every pair merges at once. No board does better.</source>
        <translation>每对都立即合并时，到 {target} 的期望步数。任何棋盘都不会更少。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>mean moves</source>
        <translation>平均步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves in the bag</source>
        <translation>步，在袋中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of your {games}, with your tiles in the bag</source>
        <translation>你的 {games}，同样的方块、在袋中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard deviation of yours</source>
        <translation>你的标准差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>How much luck changes the number of moves. The article prints 2(N − I) t − t ∘ t, which is negative.</source>
        <translation>运气使步数变动多大。文章写作 2(N − I) t − t ∘ t，那是负的。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves, standard deviation (variance {variance})</source>
        <translation>步，标准差（方差 {variance}）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>your most frequent end</source>
        <translation>你最常见的结局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of your games end in {tiles}, your most frequent end</source>
        <translation>你的对局以 {tiles} 结束，这是你最常见的结局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>In which set of tiles a game ends, once the target is made.</source>
        <translation>做出目标后，一局以哪种方块组合结束。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>the likeliest end</source>
        <translation>最可能的结局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>end in {tiles}</source>
        <translation>以 {tiles} 结束</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of all tiles</source>
        <translation>占全部方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard deviation of the fours</source>
        <translation>4 的个数的标准差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>tiles of yours</source>
        <translation>你的方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>expected fours</source>
        <translation>预期的 4</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {deviation} expected fours in {tiles} tiles</source>
        <translation>± {deviation} 个 4，{tiles} 个方块中的期望</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>fours of yours</source>
        <translation>你的 4</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The sum of m tiles depends only on how many of them are fours, not on the moves.</source>
        <translation>m 个方块的总和只取决于其中有多少个 4，与走法无关。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>came in your games; in your last win {fours} in {tiles}, chance {chance}</source>
        <translation>个出现在你的对局中；你上次获胜时 {tiles} 个中有 {fours} 个，概率 {chance}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>fours in your last win</source>
        <translation>你上次获胜时的 4</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>tiles in your last win</source>
        <translation>你上次获胜时的方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>chance of this many</source>
        <translation>正好有这么多的概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to the sums with which you won</source>
        <translation>步，到你获胜时的各个总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {margin} moves it took you</source>
        <translation>± {margin} 步，是你所用</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves it took you</source>
        <translation>步，是你所用</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>the likeliest sum</source>
        <translation>最可能的总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to {sum}, the likeliest sum</source>
        <translation>步，到最可能的总和 {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The number of moves to a tile sum. Waste on the board shows in the sum: a board wins at a larger one than the bag.</source>
        <translation>到某个方块总和的步数。棋盘的浪费体现在总和上：获胜时总和比袋中大。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to the sums</source>
        <translation>到这些总和的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard error</source>
        <translation>标准误差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>you</source>
        <comment>a player</comment>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>you with advice</source>
        <comment>a player</comment>
        <translation>你（有建议）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>the program</source>
        <comment>a player</comment>
        <translation>程序</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>an unknown player</source>
        <comment>a player</comment>
        <translation>未知玩家</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>{board} to {target}, {share:g} % fours</source>
        <translation>{board} 到 {target}，4 占 {share:g}%</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>{player}, from a custom board</source>
        <translation>{player}，从自定义盘面开始</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>One move back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Play</source>
        <comment>a replay</comment>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>One move forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Move of the replay</source>
        <translation>回放到的步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>How fast the game is replayed</source>
        <translation>回放速度</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Play on</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Go on from this board with a copy of the game</source>
        <translation>以对局副本从此盘面继续</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Leave the replay</source>
        <translation>离开回放</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>{position} of {moves}</source>
        <translation>{position}/{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>It cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>Give the game a name</source>
        <translation>请给对局起名</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>A name has at most {letters} letters</source>
        <translation>名称最多 {letters} 个字符</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The last game cannot be read. This game goes on.</source>
        <translation>无法读取上次的对局，本局继续。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The last game is back</source>
        <translation>已恢复上次的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing from your board</source>
        <translation>正在从你的盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>undo brings back the game before it</source>
        <translation>撤销可恢复之前的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The game cannot be replayed.</source>
        <translation>此对局无法回放。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing on from move {move}</source>
        <translation>从第 {move} 步接着玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>a copy: the finished game stays</source>
        <translation>副本：已结束的对局保留</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Saved as {name}</source>
        <translation>已保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>{name} could not be loaded.</source>
        <translation>无法载入 {name}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Before {name}</source>
        <translation>{name} 之前</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>the game you left is saved as {name}</source>
        <translation>之前的对局已保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing {name}</source>
        <translation>正在玩 {name}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>It is played on {board}</source>
        <translation>它用的是 {board} 棋盘</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Move with the arrow keys, W A S D or H J K L, or swipe with the mouse. R starts again.</source>
        <translation>用方向键、W A S D 或 H J K L 移动，或用鼠标滑动。R 重新开始。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Left and right go through the game, Space plays it. N jumps to the next mistake, C plays on from here.</source>
        <translation>左右键逐步浏览对局，空格键播放。N 跳到下一个失误，C 从此处继续玩。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>The tile that wins the game</source>
        <translation>获胜所需的方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Taken back: {board}</source>
        <translation>已撤回：{board}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Edited board</source>
        <translation>编辑的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Enter plays from here, Esc goes back to your game</source>
        <translation>回车从这里开始玩，Esc 返回你的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Editing the board</source>
        <translation>正在编辑盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Review of a finished game</source>
        <translation>已结束对局的复盘</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Playing the best moves</source>
        <translation>正在走最佳步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>any key stops it</source>
        <translation>按任意键停止</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Hint: {move}</source>
        <translation>提示：{move}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Copied the board</source>
        <translation>已复制盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>The clipboard holds no board.</source>
        <translation>剪贴板中没有盘面。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Playing from the pasted board</source>
        <translation>正在从粘贴的盘面开始玩</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>Moves to win</source>
        <translation>获胜步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves until {target} appears, {width} per bar</source>
        <translation>{target} 出现前的步数，每条 {width} 步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves until {target} appears</source>
        <translation>{target} 出现前的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>this game's bag {moves}</source>
        <translation>本局的袋子 {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{low} to {high} moves</source>
        <translation>{low} 至 {high} 步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>binomial mixture</source>
        <translation>二项混合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{games} simulated</source>
        <translation>模拟 {games} 局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>won at {sum}</source>
        <translation>总和为 {sum} 时获胜</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>mean {mean:.4f}, standard deviation {deviation:.4f}</source>
        <translation>均值 {mean:.4f}，标准差 {deviation:.4f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>mean {mean}</source>
        <translation>均值 {mean}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{sum} or more</source>
        <translation>{sum} 或更多</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>its tiles won in a bag after %n moves, the game itself has not</source>
        <extracomment>One: its tiles won in a bag after %n move, the game itself has not</extracomment>
        <translation>
            <numerusform>它的方块在袋子里 %n 步获胜，这一局本身还没有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>its tiles won in a bag after %n moves, the game itself after {own}</source>
        <extracomment>One: its tiles won in a bag after %n move, the game itself after {own}</extracomment>
        <translation>
            <numerusform>它的方块在袋子里 %n 步获胜，这一局本身 {own} 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves to go</source>
        <translation>还需步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>this game has {moves} moves to go in a bag</source>
        <translation>本局在袋中还需 {moves} 步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>The chain is solved for targets from {least} to {most}.</source>
        <translation>链已求解的目标从 {least} 到 {most}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Moves to win · {target} in a bag</source>
        <translation>获胜步数 · 袋中 {target}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>The chain is being solved</source>
        <translation>正在求解链</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Solving the chain</source>
        <translation>正在求解链</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Cancelled. Choose another target, or come back to this plot.</source>
        <translation>已取消。请选择另一个目标，或重新打开此图。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>by winning sum</source>
        <translation>按获胜总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>by sum</source>
        <translation>按总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Without a board: two equal tiles always merge.</source>
        <translation>不考虑盘面：在袋中，两个相同的方块总会合并。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>An absorbing Markov chain on multisets of tiles. Bars: the exact distribution, the chance to be absorbed after m moves, e₀ Qᵐ R 1. Dashes: each winning sum s has a binomial distribution B(s/2 − n; n, p) of the number n of tiles, weighted with the chance to win at s; stacked, they make up the mixture, which is an approximation. Circles: whole games played in the bag. Mean t = (I − Q)⁻¹ 1, without the set-up. This game: a bag with its own new tiles, and t from there. A bar stands for as many numbers of moves as the axis says; copied numbers have every single one above 10⁻¹⁵⁰. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>方块多重集上的吸收马尔可夫链。条形：精确分布，即 m 步后被吸收的概率 e₀ Qᵐ R 1。虚线：每个获胜总和 s 对应方块数 n 的二项分布 B(s/2 − n; n, p)，按在 s 处获胜的概率加权；叠加即为混合分布，是近似值。圆圈：在袋中进行的整局。均值 t = (I − Q)⁻¹ 1，不计开局放置。本局：带有其新方块的袋子，以及由此起的 t。一条代表坐标轴所标的若干步数；复制的数据列出概率大于 10⁻¹⁵⁰ 的每一个步数。据 J. Lees-Miller, The Mathematics of 2048 (2017)。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Moves to {target}</source>
        <translation>到 {target} 的步数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Show or hide: %n simulated games</source>
        <extracomment>One: Show or hide: %n simulated game</extracomment>
        <translation>
            <numerusform>显示或隐藏：模拟的 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Chances appear when you pause for a moment</source>
        <translation>稍作停留即显示概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Chances appear after {games} games.</source>
        <translation>满 {games} 局后显示概率。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Cancelled. Make a move, or come back to this plot.</source>
        <translation>已取消。请走一步，或重新打开此图。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>How many games the adviser plays on from this board</source>
        <translation>顾问从此盘面续走多少局</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>%n tiles left to work out</source>
        <extracomment>One: %n tile left to work out</extracomment>
        <translation>
            <numerusform>还有 %n 个方块待计算</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>{played} of %n games, cancelled</source>
        <extracomment>One: {played} of %n game, cancelled</extracomment>
        <translation>
            <numerusform>已完成 {played} 局，共 %n 局，已取消</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>{played} of %n games</source>
        <extracomment>One: {played} of %n game</extracomment>
        <translation>
            <numerusform>已完成 {played} 局，共 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>The odds are known for this run only.</source>
        <translation>胜率仅在本次运行中可用。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Playing on from here</source>
        <translation>正在从这里续走</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>Chances of large tiles</source>
        <translation>大方块的概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>{tile} is already made</source>
        <translation>已做出 {tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>{tile}: {share} of %n games of the program, 95 % interval {low} to {high}</source>
        <extracomment>One: {tile}: {share} of %n game of the program, 95 % interval {low} to {high}</extracomment>
        <translation>
            <numerusform>{tile}：程序 %n 局中的 {share}，95 % 置信区间 {low} 到 {high}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>made</source>
        <comment>a tile</comment>
        <translation>已做出</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>With perfect play towards each tile, exact.</source>
        <translation>按最优走法争取每个方块的概率，精确值。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>How often the program makes each tile if it plays on from here, 95 % intervals.</source>
        <translation>程序从这里继续玩时达到每个方块的频率，95 % 置信区间。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>On 2×2, 2×3, 2×4 and 3×3 every position is solved: a chance is that of perfect play towards this very tile, which is not the play towards another one. On 4×4 the adviser plays on from the board, two moves ahead, until it has the largest of these tiles or is lost. A hatched bar is the share k / n of its games, the line on it the interval of E. B. Wilson (1927) for 95 %: it holds for this player, and a better one would make more. Games are counted in their order and not as they end, for short ones are lost ones. Game k of a board is always the same: statewalk 2048 chances BOARD --seed 1 --games N plays them again. The next move drops the work; what was played is kept.</source>
        <translation>2×2、2×3、2×4 和 3×3 的每个局面都已求解：概率是针对该方块的最优走法，与针对其他方块的走法不同。4×4 由顾问从此盘面续走，向前看两步，直到得到其中最大的方块或失败。斜线条是其对局中的比例 k / n，上面的线是 E. B. Wilson (1927) 的 95% 置信区间：只适用于此玩家，更强的玩家会做出更多。对局按次序计入，而非按结束先后，因为短的局都是失败的。同一盘面的第 k 局总是相同：statewalk 2048 chances BOARD --seed 1 --games N 可重新进行。走下一步即停止计算；已进行的保留。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>Chances with perfect play</source>
        <translation>最优走法的概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>Chances of the program from here</source>
        <translation>程序从这里起的概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>chance of {tile}</source>
        <translation>{tile} 的概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/frame/views_pane.py"/>
        <source>What is drawn</source>
        <translation>绘制的内容</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>Won games</source>
        <translation>获胜对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>moves until {target} appeared</source>
        <translation>{target} 出现前的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>tile sum {sum}, {player}</source>
        <translation>方块总和 {sum}，{player}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>over the bag's mean</source>
        <translation>比袋子的平均多</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours, mean {mean:.1f} moves</source>
        <extracomment>One: %n game of yours, mean {mean:.1f} moves</extracomment>
        <translation>
            <numerusform>你的 %n 局，平均 {mean:.1f} 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>in a bag {mean:.1f} ± {deviation:.1f} moves</source>
        <translation>在袋中 {mean:.1f} ± {deviation:.1f} 步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>your mean moves</source>
        <translation>你的平均步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>standard deviation of your moves</source>
        <translation>你的步数的标准差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>your mean {mean:.1f}</source>
        <translation>你的均值 {mean:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>in a bag {mean:.1f} ± {deviation:.1f}</source>
        <translation>在袋中 {mean:.1f} ± {deviation:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>least sum</source>
        <translation>最小总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>least sum {sum}</source>
        <translation>最小总和 {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>mean moves in a bag</source>
        <translation>袋中平均步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>standard deviation in a bag</source>
        <translation>袋中标准差</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours</source>
        <extracomment>One: %n game of yours</extracomment>
        <translation>
            <numerusform>你的 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours, others: {others}</source>
        <extracomment>One: %n game of yours, others: {others}</extracomment>
        <translation>
            <numerusform>你的 %n 局，其他 {others} 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>Luck and geometry are known only for games that began with two tiles. None of these is won yet.</source>
        <translation>只有从两个方块开始的对局才知道运气与几何。这样的对局还没有获胜的。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>Luck and geometry of won games</source>
        <translation>获胜对局的运气与几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry</source>
        <translation>几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>luck, in moves</source>
        <translation>运气，以步计</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry {geometry}, %n moves, {player}</source>
        <extracomment>One: geometry {geometry}, %n move, {player}</extracomment>
        <translation>
            <numerusform>几何 {geometry}，%n 步，{player}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>{luck} luck</source>
        <translation>运气 {luck}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry {moves}</source>
        <translation>几何 {moves}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>%n games of yours, on average {luck} luck {geometry} geometry</source>
        <extracomment>One: %n game of yours, on average {luck} luck {geometry} geometry</extracomment>
        <translation>
            <numerusform>你的 %n 局，平均运气 {luck}、几何 {geometry}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>your luck</source>
        <translation>你的运气</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>your geometry</source>
        <translation>你的几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>a bag with your tiles, luck 0 ± {deviation:.1f}</source>
        <translation>用你的方块的袋子，运气 0 ± {deviation:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>you, on average {luck} luck {geometry} geometry</source>
        <translation>你，平均运气 {luck}、几何 {geometry}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Luck and geometry</source>
        <translation>运气与几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>The moves up to each win, and the sum of all tiles then.</source>
        <translation>每次获胜前的步数，以及当时的方块总和。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Moves that luck with the tiles cost or saved, and moves that the board cost.</source>
        <translation>因方块的运气而增减的步数，以及棋盘造成的多余步数。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. Green points are games that you won without advice from two random tiles; the line is the mean of their moves, the band around it one standard deviation (n − 1) to each side. Grey points are other games: with advice, the program's, from custom boards, or of unknown players. The dashed band is 2048 in a bag, to this target with this chance of a 4: the exact mean of its moves, one standard deviation to each side (938.8 ± 8.3 to 2048, with a 4 in one of ten tiles). The dashed line is the smallest sum with which that chain can end. Luck is what a bag with the game's own tiles takes, less that mean: its law is the bag's. Geometry is what the game took beyond that bag: never negative. Moves = mean + luck + geometry. After J. Lees-Miller, The Mathematics of 2048.</source>
        <translation>每步出一个 2 或 4，所以总和 s 需要 s/4 到 s/2 个方块。绿点是你从两个随机方块开始、无建议获胜的对局；线是其步数的均值，色带为两侧各一个标准差（n − 1）。灰点是其他对局：有建议的、程序的、从自定义盘面开始的，或玩家未知的。虚线带是袋中 2048，目标和出 4 的概率相同：步数的精确均值，两侧各一个标准差（到 2048、十个方块中有一个 4 时为 938.8 ± 8.3）。虚线是该链可能结束的最小总和。运气是用本局方块的袋子所用的步数减去该均值：其分布即袋子的分布。几何是本局超出那个袋子的步数：从不小于零。步数 = 均值 + 运气 + 几何。据 J. Lees-Miller, The Mathematics of 2048。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Plot of the games</source>
        <translation>对局图表</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>games you won</source>
        <translation>获胜局数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/points.py"/>
        <source>from a custom board</source>
        <comment>a game</comment>
        <translation>从自定义盘面开始</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/targets_apart.py"/>
        <source>Games won to {target}</source>
        <translation>达到 {target} 的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>No game on {rules} is won yet. Every win is a point here.</source>
        <translation>{rules} 还没有获胜的对局。每次获胜都会在这里画一个点。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>2048 in a bag goes up to the target {most}, and so does this plot.</source>
        <translation>袋中 2048 的目标最大到 {most}，此图也是。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>Solving 2048 in a bag</source>
        <translation>正在求解袋中 2048</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>Drawing your games</source>
        <translation>正在绘制你的对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>Simulated trials</source>
        <translation>模拟试验</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{bin}: {count} {trials}, {share}</source>
        <translation>{bin}：{trials} {count}，{share}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>mean ≈ {mean}</source>
        <translation>均值 ≈ {mean}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>share of {trials}</source>
        <translation>占{trials}的比例</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{unit}, {width} per point</source>
        <translation>{unit}，每点跨 {width}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{number} simulated {trials}</source>
        <translation>模拟{trials} {number} 次</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>truly reachable</source>
        <translation>真正可达</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>in reachable layers</source>
        <translation>在可达的层中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>this board</source>
        <translation>此盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>two empty layers stop all play</source>
        <translation>两个空层使对局无法继续</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Boards by tile sum</source>
        <translation>各方块总和的盘面数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>tile sum</source>
        <translation>方块总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Tile sum {sum}</source>
        <translation>方块总和 {sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Tile sums {first} to {last}</source>
        <translation>方块总和 {first} 至 {last}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>The boards that play can show are being listed.</source>
        <translation>正在列出对局中会出现的盘面。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Listing cancelled. Come back to this plot to start it again.</source>
        <translation>列举已取消。重新打开此图即可重新开始。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>The boards are being counted</source>
        <translation>正在统计盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Counting boards</source>
        <translation>正在统计盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Listing boards</source>
        <translation>正在列出盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Cancelled. Come back to this plot to have the boards counted.</source>
        <translation>已取消。重新打开此图即可统计盘面。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>{board} makes no tile above {tile}: what play reaches is drawn for targets up to that.</source>
        <translation>{board} 做不出大于 {tile} 的方块：对局可达的部分只画到此目标为止。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Play reaches {boards} boards of {rules} up to symmetry: published, but not by tile sum.</source>
        <translation>{rules} 上对局可达 {boards} 个盘面（按对称归并）：已发表，但没有按方块总和。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>What play reaches takes a quarter of an hour to list: {command}.</source>
        <translation>列出对局可达的盘面需要一刻钟：{command}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>What play reaches of {rules} is not listed here: there are too many boards.</source>
        <translation>{rules} 上对局可达的盘面未在此列出：盘面太多。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>reachable</source>
        <translation>可达</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>How many boards there are of each tile sum: on paper, in layers play can get to, and in play.</source>
        <translation>每个方块总和有多少盘面：理论上的、可达的层中的，以及对局中的。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>C cells, the target 2^K. Baseline: two tiles or more, a 2 or a 4 among them, none of the target; these are the coefficients of (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃) with P_m = x^(2^m) + … + x^(2^(K−1)). Reachable layers: a move adds 2 or 4 to the sum, so play cannot get past two empty layers next to each other. Truly reachable: every board that play can show, listed layer by layer. Boards count as they lie, turned and mirrored ones apart, lost ones too; all won ones are one more state. A bar or step for several sums is as high as the largest of them. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>C 个格子，目标 2^K。基线：至少两个方块，其中有 2 或 4，没有目标；即 (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃) 的系数，P_m = x^(2^m) + … + x^(2^(K−1))。可达的层：每步使总和增加 2 或 4，所以对局越不过两个相邻的空层。真正可达：对局中会出现的每个盘面，逐层列出。盘面按原样计数，旋转和镜像的分别计，已输的也计；所有获胜的另算一个状态。代表几个总和的条或台阶取其中最大的高度。据 J. Lees-Miller, The Mathematics of 2048 (2017)。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>Boards by sum</source>
        <translation>各总和的盘面数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>last reachable sum</source>
        <translation>最后一个可达总和</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>Boards on {board} to {target}</source>
        <translation>{board} 到 {target} 的盘面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>The game as a path</source>
        <translation>对局的路径</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>move {number}, {moves} expected</source>
        <translation>第 {number} 步，预期 {moves} 步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>in a bag {mean} ± {deviation}</source>
        <translation>在袋中 {mean} ± {deviation}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>moves expected</source>
        <translation>预期步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>tile sum, expected {expected:.1f}</source>
        <translation>方块总和，预期 {expected:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>a mistake</source>
        <translation>一个失误</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>after %n moves</source>
        <extracomment>One: after %n move</extracomment>
        <translation>
            <numerusform>%n 步之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>after %n moves, {tile} is made</source>
        <extracomment>One: after %n move, {tile} is made</extracomment>
        <translation>
            <numerusform>%n 步之后做出 {tile}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>geometry of {tile}</source>
        <translation>{tile} 的几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>{geometry} geometry</source>
        <translation>几何 {geometry}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>This game did not begin with two tiles. The tiles before are not known, so luck and geometry cannot be told apart.</source>
        <translation>本局不是从两个方块开始，此前出过哪些方块未知，所以无法区分运气与几何。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Luck and geometry are being worked out</source>
        <translation>正在计算运气与几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Working out luck and geometry</source>
        <translation>正在计算运气与几何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Cancelled. Come back to this plot to see the path.</source>
        <translation>已取消。重新打开此图即可看到路径。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/line.py"/>
        <source>won, %n moves</source>
        <extracomment>One: won, %n move</extracomment>
        <translation>
            <numerusform>获胜，%n 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>The expected number of moves of the whole game, after each move.</source>
        <translation>每步之后整局的期望步数。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>The tile sum less its expected value: below the line fewer fours came.</source>
        <translation>方块总和与其期望之差：线以下表示 4 出得少。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>moves = expected + luck + geometry, exactly, at every move. Expected is the mean of 2048 in a bag, in which all equal pairs merge (dashed, with its standard deviation). Luck (blue) follows a bag with this game's own tiles: t + E[moves left], less that mean. No move changes it, and over many games it averages 0. The game (ink) is what would be expected if from now on its own tiles lay in a bag. What lies between (grey) is geometry: pairs that lay apart when the bag merged them. It is never negative, for a move merges at most all pairs there are. Over the plot stand the tiles on the way, each with its own geometry: the moves that it came later than in the bag. Triangles are the costliest moves of a replay, once you look for them (N): a larger one cost more, on a log scale. The tile sum grows by 2 or 4 with each move, whatever is played: its expected value is (2 + 2 p) (t + 2) after t moves with a share p of fours, its standard deviation 2 √(p (1 − p) (t + 2)). After the chain in J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>步数 = 期望 + 运气 + 几何，在每一步都精确成立。期望是袋中 2048 的均值，袋中所有相同的一对都会合并（虚线，附标准差）。运气（蓝）跟随用本局方块的袋子：t + E[剩余步数]，减去该均值。走法改变不了它，多局平均为零。对局（墨线）是假定从现在起本局的方块都在袋中时的期望。两者之间（灰）是几何：袋子已合并而棋盘上不相邻的对子。它从不为负，因为一步至多合并现有的所有对子。图上方是途中的各方块，各附其几何：比袋中晚了多少步。三角是回放中损失最大的步，查找（N）之后显示：越大损失越多，对数刻度。方块总和不论走法每步增加 2 或 4：t 步之后、4 的比例为 p 时，期望是 (2 + 2 p) (t + 2)，标准差是 2 √(p (1 − p) (t + 2))。据 J. Lees-Miller, The Mathematics of 2048 (2017) 中的链。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>Game as a path</source>
        <translation>对局的路径</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>Plot of the game</source>
        <translation>对局图表</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>Tile sum less its expected value</source>
        <translation>方块总和与期望之差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>move {number}, {over}</source>
        <translation>第 {number} 步，{over}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>a new tile</source>
        <translation>一个新方块</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>the bag, {sum} a move, ± one standard deviation</source>
        <translation>袋子，每步 {sum}，± 一个标准差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>expected value</source>
        <translation>期望</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>fours, {expected:.1f} expected</source>
        <translation>个 4，预期 {expected:.1f}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>after %n moves: {over}</source>
        <extracomment>One: after %n move: {over}</extracomment>
        <translation>
            <numerusform>%n 步之后：{over}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>more fours than expected</source>
        <translation>4 比预期多</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>fewer fours</source>
        <translation>4 较少</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>in the bag</source>
        <translation>袋中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{moves} moves expected</source>
        <translation>预期 {moves} 步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{total}: {parts}</source>
        <translation>{total}：{parts}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{expected} {luck} luck {geometry} geometry</source>
        <translation>{expected} {luck}（运气）{geometry}（几何）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>fours</source>
        <translation>4 的个数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{fours} in %n tiles, {expected} expected</source>
        <extracomment>One: {fours} in %n tile, {expected} expected</extracomment>
        <translation>
            <numerusform>%n 个方块中有 {fours}，预期 {expected}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>%n fours</source>
        <extracomment>One: %n four</extracomment>
        <translation>
            <numerusform>%n 个 4</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Luck: {drawn}.</source>
        <translation>运气：{drawn}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Luck: with the same tiles a bag makes {target} in %n moves; {drawn}.</source>
        <extracomment>One: Luck: with the same tiles a bag makes {target} in %n move; {drawn}.</extracomment>
        <translation>
            <numerusform>运气：用同样的方块，袋子 %n 步做出 {target}；{drawn}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves in a bag with these tiles</source>
        <translation>用这些方块时袋中的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: what pairs that did not merge cost, if from now on every pair merges.</source>
        <translation>几何：未合并的对子的代价，假定从现在起每一对都合并。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: none; no pair that mattered merged late.</source>
        <translation>几何：无；没有要紧的对子合并得晚。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: pairs that lay apart took %n moves more; the tile sum was {sum}, in the bag {bag}.</source>
        <extracomment>One: Geometry: pairs that lay apart took %n move more; the tile sum was {sum}, in the bag {bag}.</extracomment>
        <translation>
            <numerusform>几何：不相邻的对子多用了 %n 步；方块总和为 {sum}，袋中为 {bag}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves for pairs that lay apart</source>
        <translation>不相邻的对子多用的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>tile sum in the bag</source>
        <translation>袋中的方块总和</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{tile} after %n moves: {parts}</source>
        <extracomment>One: {tile} after %n move: {parts}</extracomment>
        <translation>
            <numerusform>%n 步之后 {tile}：{parts}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>moves until the game ends</source>
        <translation>游戏结束前的步数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>points until the game ends</source>
        <translation>游戏结束前的分数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Every move from here at random: how long does the game last, and what does it bring?</source>
        <translation>从这里起每步都随机：能走多久，能得多少分？</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Every move at random, from two random tiles: how long does the game last, and what does it bring?</source>
        <translation>从两个随机方块起每步都随机：能走多久，能得多少分？</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Each game is played to its end. Every legal move is equally likely; a new tile is a 4 with probability 0.1, on an empty square drawn at random. A point is the share of games in its bin; the mean is the sample mean, its standard error sd / √N. Simulated, not exact.</source>
        <translation>每局进行到底，合法步等可能，在等可能抽取的空格上以 0.1 的概率出 4。每点是落在该区间的对局比例；均值为样本均值，标准误差为 sd / √N。为模拟值，并非精确。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>The games are being played</source>
        <translation>正在进行对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>No move is left here. Undo a move to see how the game could go on.</source>
        <translation>这里已无步可走。撤销一步即可看到后续。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Random play is simulated only with a 4 in one of ten new tiles.</source>
        <translation>随机对局只模拟十个新方块中有一个 4 的情形。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Cancelled. Choose fewer games, or make a move.</source>
        <translation>已取消。请减少局数，或走一步。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>How many games are played</source>
        <translation>进行多少局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Playing at random</source>
        <translation>正在随机对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Random walk</source>
        <comment>of 2048</comment>
        <translation>随机对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>its standard error</source>
        <translation>其标准误差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>Review of the game</source>
        <translation>对局复盘</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>No move cost anything</source>
        <translation>没有一步有损失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>moves that cost anything</source>
        <translation>有所损失的步</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>▽ the costliest; below, what each of %n moves cost</source>
        <extracomment>One: ▽ the costliest; below, what each of %n move cost</extracomment>
        <translation>
            <numerusform>▽ 损失最大的步；下方为 %n 步各自的损失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>▽ the costliest of %n moves that cost anything</source>
        <extracomment>One: ▽ the costliest of %n move that cost anything</extracomment>
        <translation>
            <numerusform>▽ %n 个有损失的步中损失最大的</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>{move} cost</source>
        <translation>{move}损失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>best was</source>
        <translation>最佳是</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>%n moves, {mistakes} mistakes</source>
        <extracomment>One: %n move, {mistakes} mistakes</extracomment>
        <translation>
            <numerusform>%n 步，{mistakes} 个失误</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>score</source>
        <comment>points of a game</comment>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>what move {number} cost</source>
        <translation>第 {number} 步的损失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>move {number}, {cost}</source>
        <translation>第 {number} 步，{cost}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>after %n moves: {worth}</source>
        <extracomment>One: after %n move: {worth}</extracomment>
        <translation>
            <numerusform>%n 步之后：{worth}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>score in the end</source>
        <translation>最终得分</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>Replay a finished game (G) to see here what each of its boards was worth and what its mistakes cost.</source>
        <translation>回放一个已结束的对局（G），这里会显示每个盘面的价值和失误的损失。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>Your game has ended. Choose Review on its card, or replay it (G), to see here what each of its boards was worth and what its mistakes cost.</source>
        <translation>本局已结束。在结束卡片上选择“复盘”，或回放该局（G）：这里会显示每个盘面的价值，以及失误的损失。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>The game is being looked through</source>
        <translation>正在分析对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>What each board of a finished game was worth.</source>
        <translation>已结束对局的每个盘面的价值。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>A solid curve is exact: the chance of the target with perfect play from each board, every later move considered. A hatched one is an estimate: the score so far and what the adviser would still make; on 4×4 it is fitted to games that the adviser played. Where a game has both, a dashed seam parts them, and each has its axis. The cost of a move is how much more the best move was worth. Mistakes let the curve fall; luck takes it up and down. Below the curve hangs what each move cost, on a log scale; the triangles are the ten costliest. A cost is in percentage points, or in points of the score. N goes to the next, C plays on from there with a copy of the game; a click goes to the board of a move.</source>
        <translation>实线为精确值：从每个盘面以最优走法达到目标的概率，考虑了此后的每一步。斜线区为估计值：目前得分加上顾问还能得到的分；4×4 上按顾问所走的对局拟合。一局兼有两者时以虚线接缝分开，各有自己的坐标轴。一步的损失是最佳一步多出的值：失误使曲线下降，运气使其上下。曲线下方悬挂每步的损失，对数刻度；三角是损失最大的十步。损失以百分点或得分计。N 转到下一个，C 以对局副本从那里接着玩；点击转到该步的盘面。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>Review</source>
        <comment>a plot</comment>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The exact chance of {target}, and from the dashed seam on the expected score.</source>
        <translation>达到 {target} 的精确概率，虚线接缝之后是预期得分。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The chance to reach {target} with perfect play, at each board.</source>
        <translation>在每个盘面，以最优走法达到 {target} 的概率。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The final score if the adviser played on, at each board.</source>
        <translation>在每个盘面，由顾问续走的最终得分。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Bag</source>
        <comment>a plot</comment>
        <translation>袋子</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Path</source>
        <comment>a plot</comment>
        <translation>路径</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Chances</source>
        <comment>a plot</comment>
        <translation>概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Random</source>
        <comment>a plot</comment>
        <translation>随机</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Games</source>
        <comment>a plot</comment>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Layers</source>
        <comment>a plot</comment>
        <translation>层</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>The Lab has targets up to {most}.</source>
        <translation>实验室的目标最大到 {most}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Choose a smaller one first.</source>
        <translation>请先选择较小的目标。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/preferences.py"/>
        <source>Share of fours among new tiles, such as 0.1 or 1/10. It applies from the next new game on, to its odds too.</source>
        <translation>新方块中 4 的比例，如 0.1 或 1/10。从下一局新游戏起生效，胜率也按此计算。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/preferences.py"/>
        <source>Probability of a 4</source>
        <translation>出 4 的概率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>take back revert reverse mistake cancel last move step backwards</source>
        <translation>撤销 悔棋 退回 还原 错误 上一步 后退</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>again forward repeat restore move step</source>
        <translation>重做 再次 前进 恢复 一步</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>restart reset start over begin again clear retry another game fresh</source>
        <translation>重置 重新开始 再来一局 清空 另一局</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>my games history statistics results records scores high score best list finished archive saved past played replay watch load</source>
        <translation>我的游戏 历史 统计 成绩 纪录 得分 最高分 最佳 列表 已结束 存档 过去 观看 载入</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>store keep load open my games slot bookmark continue later file name</source>
        <translation>保存 存档 载入 打开 我的游戏 继续 文件 名称</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>watch film animate play back review stop demonstration</source>
        <translation>观看 影片 播放 回顾 停止 演示</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>error blunder bad move analysis review worst lost chance wrong</source>
        <translation>失误 昏招 坏棋 分析 回顾 最差 错失机会 错误</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>set tiles change board enter own position editor custom set up cheat</source>
        <translation>放置方块 修改棋盘 输入 自己的局面 编辑器 作弊</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>neural network n-tuple network machine learning AI artificial intelligence temporal difference TD learning reinforcement learning train bot strategy</source>
        <translation>神经网络 机器学习 人工智能 强化学习 训练 策略</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>chance chances probability odds of winning expectimax expected score evaluation advice analysis worth best move percent</source>
        <translation>机会 概率 胜率 几率 期望 得分 评估 建议 分析 价值 最佳走法 百分比</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>help tip advice best move what now stuck clue suggestion</source>
        <translation>帮助 提示 建议 最佳走法 现在怎么办 卡住 线索</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>AI computer bot expectimax move for me advice automatic solve</source>
        <translation>人工智能 电脑 替我走 建议 自动 求解</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>autoplay AI bot solve computer plays automatically watch expectimax run finish solver</source>
        <translation>自动游戏 人工智能 电脑自己玩 自动 观看 到底</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>rectangle custom size grid dimensions rows columns 2x3 3x4 4x5 bigger smaller</source>
        <translation>矩形 自定义大小 网格 尺寸 行 列 更大 更小</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>clipboard share text export state numbers</source>
        <translation>剪贴板 分享 文本 导出 状态 数字</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>import insert clipboard text load position read</source>
        <translation>导入 插入 剪贴板 文本 载入 局面</translation>
    </message>
</context>
</TS>

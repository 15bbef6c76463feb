<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Max</source>
        <comment>a speed</comment>
        <translation>最速</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>left</source>
        <comment>a move</comment>
        <translation>左</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>right</source>
        <comment>a move</comment>
        <translation>右</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>up</source>
        <comment>a move</comment>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>down</source>
        <comment>a move</comment>
        <translation>下</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>There is no advice here.</source>
        <translation>ここには助言がありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Exact odds ready, for this run only.</source>
        <translation>厳密な勝率が使えます（今回の起動中のみ）。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Exact odds ready</source>
        <translation>厳密な勝率が使えます</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Playing to the end</source>
        <translation>最後まで進めています</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>%n moves played</source>
        <extracomment>One: %n move played</extracomment>
        <translation>
            <numerusform>%n手進めました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>undo takes them back one by one</source>
        <translation>元に戻すと、1手ずつ戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Play has stopped.</source>
        <translation>プレイが止まりました。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>Play has stopped</source>
        <translation>プレイが止まりました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/assistant.py"/>
        <source>after move {move}</source>
        <translation>{move}手目の後</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/hint.py"/>
        <source>best</source>
        <comment>a move</comment>
        <translation>最善</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Mistakes cannot be found.</source>
        <translation>ミスを探せません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Mistake {number} of {all}</source>
        <translation>ミス{number} / {all}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Move {number}: {move} cost {points}, best was {best}</source>
        <translation>{move}（{number}手目）の損失は{points}、最善は{best}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>No mistakes found</source>
        <translation>ミスは見つかりません</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>every move was best or equally good</source>
        <translation>すべての手が最善か、それと同等でした</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Looking for mistakes</source>
        <translation>ミスの検索</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/mistakes.py"/>
        <source>Cancelled. N looks for mistakes again.</source>
        <translation>中止しました。Nでもう一度ミスを探します。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>the network that comes with the program</source>
        <translation>付属のネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>the network that was trained here</source>
        <translation>ここで学習したネットワーク</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser values only boards with tiles up to {tile}.</source>
        <translation>アドバイザーが扱えるのは、{tile}以下のタイルの盤面だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The exact chance of winning after each move with perfect play. Works out {boards} once ({size}).</source>
        <translation>各手の後に最善プレイを続けたときの厳密な勝率です。最初に一度だけ{boards}を計算します（{size}）。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>What each move is worth according to {whose}.</source>
        <translation>{whose}による各手の価値。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Loading the adviser</source>
        <translation>アドバイザーの読み込み</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>boards</source>
        <translation>盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{boards} boards in {seconds:.1f} s</source>
        <translation>{boards}盤面、{seconds:.1f}秒</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{target} is reached. Choose a higher target to see values again.</source>
        <translation>{target}に到達済みです。価値を表示するには、目標を上げてください。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>There are no values for {board} with this target. Exact odds exist for small boards such as 2×4 and 3×3, advisers for 3×3 to 6×6, 3×4 and 4×5.</source>
        <translation>{board}のこの目標では価値を計算できません。厳密な勝率は2×4や3×3などの小さな盤に、アドバイザーは3×3から6×6、3×4、4×5にあります。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>{boards} boards</source>
        <translation>{boards}盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Solving {board} to {target}</source>
        <translation>{board}で{target}までの求解</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser has no weights</source>
        <translation>アドバイザーに重みがありません</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>Train one here, or install the program anew</source>
        <translation>ここで学習させるか、プログラムを再インストールしてください</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser has no weights yet</source>
        <translation>アドバイザーにまだ重みがありません</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/move_values.py"/>
        <source>The adviser's weights cannot be read: {reason}</source>
        <translation>アドバイザーの重みを読み取れません（{reason}）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review.py"/>
        <source>Looking at your moves</source>
        <translation>自分の手の検討</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>percentage points</source>
        <translation>パーセントポイント</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>≈ points of the score</source>
        <translation>≈ スコアの点</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>What each board of this game was worth, and which moves cost most.</source>
        <translation>このゲームの各盤面の価値と、損失の大きい手です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>No mistakes found: every move was best or equally good.</source>
        <translation>ミスは見つかりません。すべての手が最善か、それと同等でした。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Find mistakes</source>
        <translation>ミスを探す</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Jump to next</source>
        <translation>次へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>{units}, {number} largest</source>
        <translation>{units}、大きい順に{number}手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Looking through the game.</source>
        <translation>ゲームを調べています。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>A mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Go to the board before this move</source>
        <translation>この手の前の盤面へ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>{move}, best was {best}</source>
        <translation>{move}、最善は{best}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/review_section.py"/>
        <source>Move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Values of the four moves</source>
        <translation>4方向の手の価値</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Hide the values</source>
        <translation>価値を隠す</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Show values</source>
        <translation>価値を表示</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Play best move</source>
        <translation>最善手で動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>Play to the end</source>
        <translation>最後まで進める</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>How many moves a second are played</source>
        <translation>1秒に進める手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>The four moves</source>
        <translation>4方向の手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>a moment</source>
        <translation>少々お待ちください</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>{work}: {wait}.</source>
        <translation>{work}：{wait}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/section.py"/>
        <source>estimate</source>
        <translation>推定</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>A network for 4×4 (4 patterns of 5 squares) learns from {games} games that it plays itself. It takes 50 MB.</source>
        <translation>4×4用のネットワーク（5マスのパターン4個）が、自分で{games}ゲームをプレイして学習します。50 MBを使います。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Paused after %n games.</source>
        <extracomment>One: Paused after %n game.</extracomment>
        <translation>
            <numerusform>%nゲームで一時停止中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games played.</source>
        <extracomment>One: %n game played.</extracomment>
        <translation>
            <numerusform>%nゲームをプレイ済み。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games.</source>
        <extracomment>One: %n game.</extracomment>
        <translation>
            <numerusform>%nゲーム。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>%n games, {left}.</source>
        <extracomment>One: %n game, {left}.</extracomment>
        <translation>
            <numerusform>%nゲーム、{left}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training a network</source>
        <translation>ネットワークの学習</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Saving the network</source>
        <translation>ネットワークの保存</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>trained on %n games</source>
        <extracomment>One: trained on %n game</extracomment>
        <translation>
            <numerusform>%nゲームで学習</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Your network is now the adviser</source>
        <translation>自分のネットワークがアドバイザーになりました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training done</source>
        <translation>学習が終わりました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>Training has stopped.</source>
        <translation>学習が止まりました。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training.py"/>
        <source>It could not be stored and is lost when the program ends: {reason}</source>
        <translation>保存できなかったため、プログラムを終了すると失われます。{reason}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Train an adviser</source>
        <translation>アドバイザーの学習</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Discard the network that is being trained</source>
        <translation>学習中のネットワークを捨てる</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Use as adviser</source>
        <translation>アドバイザーとして使う</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Let this network value the moves on 4×4</source>
        <translation>4×4の手をこのネットワークで評価する</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Use built-in network</source>
        <translation>付属のネットワークを使う</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Let the network that comes with the program be the adviser again</source>
        <translation>付属のネットワークの助言に戻す</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>Learning curve</source>
        <translation>学習曲線</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>share of games with 2048</source>
        <translation>2048に達したゲームの割合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>The learning curve will appear here.</source>
        <translation>ここに学習曲線が表示されます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>mean score ≈ {score}</source>
        <translation>平均スコア ≈ {score}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/training_card.py"/>
        <source>2048 in {share} of games</source>
        <translation>2048到達 {share}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Chance to reach {target}</source>
        <translation>{target}に到達する確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected further score</source>
        <translation>今後のスコアの期待値</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating by the network</source>
        <translation>ネットワークの評価</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Chance to reach {target} with perfect play after each move. Exact, every later move considered.</source>
        <translation>各手の後に最善プレイを続けたとき{target}に到達する確率。以後のすべての手を考慮した厳密な値です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected further score if the program plays on after each move, estimated.</source>
        <translation>各手の後をプログラムが続けた場合の、今後のスコアの期待値です（推定）。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating of each move by {whose}: no forecast of the score.</source>
        <translation>{whose}による各手の評価。スコアの予測ではありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rating of each move by {whose}: it learnt with {share:g} % fours.</source>
        <translation>{whose}による各手の評価。4が{share:g}%の設定で学習しています。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>With perfect play after each move, every later move considered.</source>
        <translation>各手の後に最善プレイを続けたときの値で、以後のすべての手を考慮しています。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Expected if {whose} plays on after each move, estimated from {games} of its games that came this far.</source>
        <translation>{whose}が各手の後を続けた場合の期待値です。ここまで進んだ{games}ゲームから推定しています。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Rated by {whose}. The points rank the moves; they do not predict the score.</source>
        <translation>{whose}による評価です。点は手の順位を示すもので、スコアの予測ではありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>It learnt with {taught:g} % fours, this game has {share:g} %.</source>
        <translation>学習時は4が{taught:g}%、このゲームは{share:g}%です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games it learnt from</source>
        <translation>学習したゲーム数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>the program's network for {board}, which learnt from %n games with {share:g} % fours</source>
        <extracomment>One: the program's network for {board}, which learnt from %n game with {share:g} % fours</extracomment>
        <translation>
            <numerusform>付属の{board}用ネットワーク（4が{share:g}%の%nゲームで学習）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games it played</source>
        <translation>プレイしたゲーム数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>the program's network for {board}, which learnt from %n games with {share:g} % fours and made {tile} in {made} of {games} begun with two tiles</source>
        <extracomment>One: the program's network for {board}, which learnt from %n game with {share:g} % fours and made {tile} in {made} of {games} begun with two tiles</extracomment>
        <translation>
            <numerusform>付属の{board}用ネットワーク（4が{share:g}%の%nゲームで学習、タイル2枚からの{games}中{made}で{tile}を達成）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>games that made {tile}</source>
        <translation>{tile}を達成したゲーム数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>less than {least}</source>
        <translation>{least}未満</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>about 1</source>
        <translation>約1</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what it cost</source>
        <translation>損失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>less than {least} points</source>
        <translation>{least}ポイント未満</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>about 1 point</source>
        <translation>約1点</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{cost} points</source>
        <translation>{cost}ポイント</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{score} points</source>
        <translation>{score}点</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Only {move} is possible.</source>
        <translation>動かせるのは{move}だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>The target is out of reach.</source>
        <translation>目標には届きません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>All moves are equally good.</source>
        <translation>どの手も同じ良さです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>The moves cannot be told apart.</source>
        <translation>手の優劣は区別できません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>cost</source>
        <comment>of a move</comment>
        <translation>損失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{move} costs {cost}.</source>
        <translation>{move}の損失は{cost}です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{moves} are equally good.</source>
        <translation>{moves}は同じ良さです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{moves} cannot be told apart.</source>
        <translation>{moves}は区別できません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>lead</source>
        <comment>of the best move</comment>
        <translation>リード</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{move} is best by {points}.</source>
        <translation>{move}が{points}差で最善です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}, which cost {points}.</source>
        <translation>次の手は{move}で、損失は{points}でした。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}: no move is better.</source>
        <translation>次の手は{move}で、これより良い手はありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Then came {move}: no move seems better.</source>
        <translation>次の手は{move}で、これより良い手はなさそうです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>Your move was best.</source>
        <translation>実際の手が最善でした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>All %n moves were best.</source>
        <extracomment>One: %n move, and it was best.</extracomment>
        <translation>
            <numerusform>%n手すべてが最善です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>{best} of %n moves were best; mistakes cost {points}.</source>
        <extracomment>One: {best} of %n move was best; mistakes cost {points}.</extracomment>
        <translation>
            <numerusform>%n手中{best}手が最善、ミスの損失は{points}です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>moves that were best</source>
        <translation>最善だった手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/advice/wording.py"/>
        <source>what mistakes cost</source>
        <translation>ミスの損失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/board.py"/>
        <source>2048 board</source>
        <translation>2048の盤</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/board.py"/>
        <source>largest tile {tile}</source>
        <translation>最大タイル{tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/draft.py"/>
        <source>A board needs a tile.</source>
        <translation>盤面にはタイルが必要です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/draft.py"/>
        <source>No move is possible here. Empty a square, or put equal tiles side by side.</source>
        <translation>ここでは動かせません。マスを1つ空けるか、同じタイルを隣り合わせてください。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Click a square for the next tile, right click for the one before. Keys: arrows, +, −, 1 to 9, 0.</source>
        <translation>クリックで次、右クリックで前のタイル。キー：矢印、+ −、1～9、0。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Board editor</source>
        <translation>盤面の編集</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Row {row}, column {column}: {tile}</source>
        <translation>{row}行{column}列：{tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Take all tiles away</source>
        <translation>すべてのタイルを消す</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/editor.py"/>
        <source>Play from here</source>
        <translation>ここから始める</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>Keep going</source>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/end_card.py"/>
        <source>Review</source>
        <comment>look at the mistakes</comment>
        <translation>振り返り</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Largest tile</source>
        <translation>最大タイル</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your games, no advice</source>
        <translation>自分のゲーム（助言なし）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your games, with advice</source>
        <translation>自分のゲーム（助言あり）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Played by</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Begun with</source>
        <translation>開始時</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>スコア</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Best, no advice</source>
        <translation>自己ベスト（助言なし）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>with advice {score}</source>
        <translation>助言あり {score}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Your best score without advice on {rules}.</source>
        <translation>{rules}で、助言なしで出した最高スコアです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Best score of an earlier version, which did not record who played: {score}.</source>
        <translation>以前のバージョンの最高スコア（プレイヤーの記録なし）は{score}です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Tile sum</source>
        <translation>タイルの合計</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>Empty squares</source>
        <translation>空きマス</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>tile sum {total}, empty {empty}</source>
        <translation>タイルの合計 {total}、空き {empty}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>%n games of yours, won {won}</source>
        <extracomment>One: %n game of yours, won {won}</extracomment>
        <translation>
            <numerusform>自分のゲーム %n 回、勝ち {won}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>no game of yours finished</source>
        <translation>終わった自分のゲームはまだありません</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>This board</source>
        <translation>この盤</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>none</source>
        <comment>a tile</comment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>{games}, won {won}</source>
        <translation>{games}、勝ち{won}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>none finished</source>
        <translation>終えたものなし</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>two tiles</source>
        <translation>タイル2枚</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/score.py"/>
        <source>a custom board</source>
        <translation>作成した盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Other</source>
        <comment>a board</comment>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Board size</source>
        <translation>盤の大きさ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Other…</source>
        <comment>a board</comment>
        <translation>その他…</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Any rows and columns</source>
        <translation>任意の行数と列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>{board} is played; choose other rows and columns</source>
        <translation>{board}でプレイ中。ほかの行数と列数を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Rows and columns</source>
        <translation>行数と列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>{squares} squares, played to {target} unless you choose another target</source>
        <translation>{squares}マス。目標を選ばなければ{target}まで</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/shape_choice.py"/>
        <source>Play {board}</source>
        <translation>{board}で遊ぶ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Left</source>
        <comment>a move</comment>
        <translation>左</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Right</source>
        <comment>a move</comment>
        <translation>右</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Up</source>
        <comment>a move</comment>
        <translation>上</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Down</source>
        <comment>a move</comment>
        <translation>下</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move left</source>
        <translation>左へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move right</source>
        <translation>右へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move up</source>
        <translation>上へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>Move down</source>
        <translation>下へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>empty</source>
        <comment>a square</comment>
        <translation>空き</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>new {tile} at row {row}, column {column}</source>
        <translation>{row}行{column}列に新しい{tile}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/board/words.py"/>
        <source>merged into {tiles}</source>
        <translation>合体して{tiles}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles left</source>
        <translation>すべてのタイルを左へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles right</source>
        <translation>すべてのタイルを右へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles up</source>
        <translation>すべてのタイルを上へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Move all tiles down</source>
        <translation>すべてのタイルを下へ動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Start again with two tiles</source>
        <translation>タイル2枚から始め直す</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Finished and saved games</source>
        <translation>終わったゲームと保存したゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save game under a name</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Save the game under a name, or load one</source>
        <translation>ゲームに名前を付けて保存する、または読み込む</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play or pause the replay</source>
        <translation>リプレイを再生または一時停止</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the finished game on, or pause</source>
        <translation>終わったゲームの続きを再生する、または一時停止する</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Next mistake</source>
        <translation>次のミス</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the board before the next of the costliest moves</source>
        <translation>損失の大きい手のうち、次のものの直前の盤面へ移動</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go on from this board of the replay with a copy of its game</source>
        <translation>リプレイのこの盤面から、ゲームの複製で続ける</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to my game</source>
        <translation>自分のゲームに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Leave the replay, or the board that is edited</source>
        <translation>リプレイまたは盤面の編集をやめる</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Back to the replay</source>
        <translation>リプレイに戻る</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Return to the replay that you left last, at the same move</source>
        <translation>最後に離れたリプレイの、その場面に戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Edit the board</source>
        <translation>盤面を編集</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Set tiles by click, and play from there</source>
        <translation>クリックでタイルを置き、そこから始める</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from the edited board</source>
        <translation>編集した盤面から始める</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from this board</source>
        <translation>この盤面から始める</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Watch a network learn to play, and use it</source>
        <translation>ネットワークがプレイを学ぶ様子を見て、使う</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Copy board</source>
        <translation>盤面をコピー</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Paste board</source>
        <translation>盤面を貼り付け</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play from a board in the clipboard</source>
        <translation>クリップボードの盤面から始める</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Board {board}</source>
        <translation>{board}の盤</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Go to the game on {board}</source>
        <translation>{board}のゲームへ移動</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Other board: rows and columns</source>
        <translation>ほかの盤：行数と列数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Choose rows and columns, 3×4 for instance, and go to the game on that board</source>
        <translation>行数と列数（例：3×4）を選び、その盤のゲームへ移動する</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Show or hide what each move is worth</source>
        <translation>各手の価値の表示を切り替える</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Point to the best move</source>
        <translation>最善手を示す</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best move</source>
        <translation>最善手で動かす</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play the best moves until the game ends; any key stops it</source>
        <translation>ゲームの終わりまで最善手で進める。どのキーでも止まります</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Play to the end at once</source>
        <translation>一気に最後まで進める</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/commands.py"/>
        <source>Work out the best moves until the game ends, and show the last board</source>
        <translation>ゲームの終わりまでの最善手を計算し、最後の盤面を表示します</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>You</source>
        <comment>a player</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>You with advice</source>
        <comment>a player</comment>
        <translation>あなた（助言あり）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>The program</source>
        <comment>a player</comment>
        <translation>プログラム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Unknown player</source>
        <comment>a player</comment>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>From custom boards</source>
        <translation>作成した盤面から</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Finished games</source>
        <translation>終わったゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Which games</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Name of the game</source>
        <translation>ゲームの名前</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Save this game</source>
        <translation>このゲームを保存</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Save the running game under a name, and go on with it whenever you like.</source>
        <translation>今のゲームに名前を付けて保存すると、いつでも続けられます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Load</source>
        <translation>読み込む</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{board}, {score} points, %n moves, saved {day}</source>
        <extracomment>One: {board}, {score} points, %n move, saved {day}</extracomment>
        <translation>
            <numerusform>{board}、{score}点、%n手、{day}保存</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{share:g} % fours</source>
        <translation>4が{share:g}%</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{score} points, largest tile {tile}</source>
        <translation>{score}点、最大タイル{tile}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>no {target} in %n moves</source>
        <extracomment>One: no {target} in %n move</extracomment>
        <translation>
            <numerusform>%n手で{target}未達</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{target} in %n moves</source>
        <extracomment>One: {target} in %n move</extracomment>
        <translation>
            <numerusform>%n手で{target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{target} in %n moves of {moves}</source>
        <extracomment>One: {target} in %n move of {moves}</extracomment>
        <translation>
            <numerusform>%n手で{target}（全{moves}手）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{player}, won by {winner}</source>
        <translation>{player}、達成は{winner}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>No game on {rules} is finished yet. Every game that is won or lost is kept here.</source>
        <translation>{rules}で終わったゲームはまだありません。勝敗の決まったゲームはすべてここに残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>On {rules}:</source>
        <translation>{rules}：</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>Best score on {board} of an earlier version, which did not record who played: {score}.</source>
        <translation>以前のバージョンの{board}の最高スコア（プレイヤーの記録なし）：{score}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{tile} in {games}</source>
        <translation>{tile}が{games}回</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>{player}: %n games, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.</source>
        <extracomment>One: {player}: %n game, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.</extracomment>
        <translation>
            <numerusform>{player}：%nゲーム、勝ち{won}。最高{best}、平均{mean}。最大タイル{tiles}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/card.py"/>
        <source>best score</source>
        <translation>最高点</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{target} was reached; now no move is left. {result}.</source>
        <translation>{target}に到達後、動かせる手がなくなりました。{result}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>No move is left. {result}.</source>
        <translation>動かせる手がありません。{result}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{result}. The next tile is {tile}.</source>
        <translation>{result}。次のタイルは{tile}です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{target} reached</source>
        <translation>{target}に到達</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{score} points in %n moves</source>
        <extracomment>One: {score} points in %n move</extracomment>
        <translation>
            <numerusform>%n手で{score}点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/games/ending.py"/>
        <source>{score} points in %n moves, played by {player}</source>
        <extracomment>One: {score} points in %n move, played by {player}</extracomment>
        <translation>
            <numerusform>%n手で{score}点、プレイヤーは{player}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/finished_games.py"/>
        <source>This game is no longer there</source>
        <translation>このゲームはもうありません</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>absorbing states you reached</source>
        <translation>自分の吸収状態</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>reached by your tiles, {absorbing} of them absorbing</source>
        <translation>自分のタイルが通った状態、うち吸収状態{absorbing}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>states you reached</source>
        <translation>自分のタイルが通った状態</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The transition matrix: the probabilities from each set of tiles to the next, and to the last, which holds the target.</source>
        <translation>推移行列です。各タイル集合から次への確率と、目標を含む最後の集合への確率からなります。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>states, {absorbing} of them absorbing</source>
        <translation>状態、うち吸収状態{absorbing}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>games that pass the sum</source>
        <translation>この合計を通るゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>games of yours that pass the sum</source>
        <translation>この合計を通った自分のゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>share of your games that pass the sum</source>
        <translation>自分のゲームのうちこの合計を通った割合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>{passed} of your {games}</source>
        <translation>自分の{games}中{passed}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>How often a game passes each state. Here all states of one tile sum are taken together: a four skips a sum.</source>
        <translation>ゲームが各状態を通る頻度です。ここでは、タイルの合計が同じ状態をまとめています。4が出ると合計が1つ飛びます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of all games pass the sum {sum}</source>
        <translation>のゲームが途中で合計{sum}になる</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves on the board</source>
        <translation>盤上の手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {margin} with your tiles; on the board {played}</source>
        <translation>± {margin}（自分のタイルで）、盤上では{played}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>with your tiles; on the board {played}</source>
        <translation>自分のタイルで。盤上では{played}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>your moves in the bag</source>
        <translation>自分の袋の中の手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The expected number of moves to {target} if every pair merges at once. No board does better.</source>
        <translation>すべての組がすぐ合体するときの、{target}までの手数の期待値です。盤上でこれを下回ることはありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>mean moves</source>
        <translation>平均の手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves in the bag</source>
        <translation>手（袋の中）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>variance</source>
        <translation>分散</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of your {games}, with your tiles in the bag</source>
        <translation>手（自分の{games}、同じタイルを袋に入れたとき）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard deviation of yours</source>
        <translation>自分の標準偏差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>How much luck changes the number of moves. The article prints 2(N − I) t − t ∘ t, which is negative.</source>
        <translation>運によって手数がどれだけばらつくか。記事の式は2(N − I) t − t ∘ tで、負になります。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves, standard deviation (variance {variance})</source>
        <translation>手、標準偏差（分散{variance}）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>your most frequent end</source>
        <translation>自分の最多の終わり方</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of your games end in {tiles}, your most frequent end</source>
        <translation>の自分のゲームが{tiles}で終わる（最多の終わり方）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>In which set of tiles a game ends, once the target is made.</source>
        <translation>目標ができたとき、ゲームがどのタイル集合で終わるか。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>the likeliest end</source>
        <translation>最も起こりやすい終わり方</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>end in {tiles}</source>
        <translation>が{tiles}で終わる</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>of all tiles</source>
        <translation>（全タイルに対して）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard deviation of the fours</source>
        <translation>4の枚数の標準偏差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>tiles of yours</source>
        <translation>自分のタイル</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>expected fours</source>
        <translation>4の枚数の期待値</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {deviation} expected fours in {tiles} tiles</source>
        <translation>± {deviation}枚、{tiles}枚中の4の期待値</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>fours of yours</source>
        <translation>自分の4</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The sum of m tiles depends only on how many of them are fours, not on the moves.</source>
        <translation>m枚のタイルの合計は、そのうち何枚が4かだけで決まり、手には左右されません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>came in your games; in your last win {fours} in {tiles}, chance {chance}</source>
        <translation>枚が自分のゲームで出た。直近の勝ちでは{tiles}枚中{fours}枚、確率{chance}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>fours in your last win</source>
        <translation>直近の勝ちでの4</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>tiles in your last win</source>
        <translation>直近の勝ちでのタイル</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>chance of this many</source>
        <translation>この枚数の確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to the sums with which you won</source>
        <translation>手（自分が勝った合計まで）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>± {margin} moves it took you</source>
        <translation>± {margin}手かかった</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves it took you</source>
        <translation>手かかった</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>the likeliest sum</source>
        <translation>最も起こりやすい合計</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to {sum}, the likeliest sum</source>
        <translation>手（最も起こりやすい合計{sum}まで）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>The number of moves to a tile sum. Waste on the board shows in the sum: a board wins at a larger one than the bag.</source>
        <translation>タイルの合計に達するまでの手数。盤上の無駄は合計に表れ、袋より大きい合計で勝つことになります。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>moves to the sums</source>
        <translation>その合計までの手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/lines.py"/>
        <source>standard error</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>you</source>
        <comment>a player</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>you with advice</source>
        <comment>a player</comment>
        <translation>あなた（助言あり）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>the program</source>
        <comment>a player</comment>
        <translation>プログラム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>an unknown player</source>
        <comment>a player</comment>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>{board} to {target}, {share:g} % fours</source>
        <translation>{board}（{target}まで、4が{share:g}%）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/players.py"/>
        <source>{player}, from a custom board</source>
        <translation>{player}、作成した盤面から</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Play</source>
        <comment>a replay</comment>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>One move forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Move of the replay</source>
        <translation>リプレイの手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>How fast the game is replayed</source>
        <translation>リプレイの速さ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Go on from this board with a copy of the game</source>
        <translation>この盤面からゲームの複製で続ける</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>Leave the replay</source>
        <translation>リプレイをやめる</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/replay_bar.py"/>
        <source>{position} of {moves}</source>
        <translation>{position} / {moves}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>It cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>Give the game a name</source>
        <translation>ゲームに名前を付けてください</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/games/saved_games.py"/>
        <source>A name has at most {letters} letters</source>
        <translation>名前は{letters}文字までです</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The last game cannot be read. This game goes on.</source>
        <translation>前回のゲームを読み取れません。今のゲームを続けます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The last game is back</source>
        <translation>前回のゲームに戻りました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing from your board</source>
        <translation>作成した盤面から始めました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>undo brings back the game before it</source>
        <translation>元に戻すと、前のゲームに戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>The game cannot be replayed.</source>
        <translation>このゲームはリプレイできません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing on from move {move}</source>
        <translation>{move}手目から続けています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>a copy: the finished game stays</source>
        <translation>複製です。終わったゲームは残ります</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Saved as {name}</source>
        <translation>{name}として保存しました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>{name} could not be loaded.</source>
        <translation>{name}を読み込めませんでした。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Before {name}</source>
        <translation>{name}の前</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>the game you left is saved as {name}</source>
        <translation>離れたゲームは{name}として保存されています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>Playing {name}</source>
        <translation>{name}を開きました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/model/model.py"/>
        <source>It is played on {board}</source>
        <translation>{board}のゲームです</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Move with the arrow keys, W A S D or H J K L, or swipe with the mouse. R starts again.</source>
        <translation>矢印キー、W A S D、H J K L、またはマウスのスワイプで動かします。Rで始め直します。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Left and right go through the game, Space plays it. N jumps to the next mistake, C plays on from here.</source>
        <translation>左右キーでゲームを進み、スペースで再生します。Nは次のミスへ、Cはここから続きをプレイします。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>The tile that wins the game</source>
        <translation>到達すると勝ちになるタイル</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Taken back: {board}</source>
        <translation>戻しました：{board}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Edited board</source>
        <translation>編集した盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Enter plays from here, Esc goes back to your game</source>
        <translation>Enterでここから始め、Escで自分のゲームに戻ります</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Editing the board</source>
        <translation>盤面を編集中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Review of a finished game</source>
        <translation>終わったゲームの振り返り</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Playing the best moves</source>
        <translation>最善手で進めています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>any key stops it</source>
        <translation>どのキーでも止まります</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Hint: {move}</source>
        <translation>ヒント：{move}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Copied the board</source>
        <translation>盤面をコピーしました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>The clipboard holds no board.</source>
        <translation>クリップボードに盤面がありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/page.py"/>
        <source>Playing from the pasted board</source>
        <translation>貼り付けた盤面から始めました</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>Moves to win</source>
        <translation>勝つまでの手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves until {target} appears, {width} per bar</source>
        <translation>{target}が出るまでの手数（棒1本は{width}手）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves until {target} appears</source>
        <translation>{target}が出るまでの手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>this game's bag {moves}</source>
        <translation>このゲームの袋{moves}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{low} to {high} moves</source>
        <translation>{low}～{high}手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>binomial mixture</source>
        <translation>二項分布の混合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{games} simulated</source>
        <translation>シミュレーション{games}回</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>won at {sum}</source>
        <translation>合計{sum}で勝ち</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>mean {mean:.4f}, standard deviation {deviation:.4f}</source>
        <translation>平均{mean:.4f}、標準偏差{deviation:.4f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>mean {mean}</source>
        <translation>平均{mean}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>{sum} or more</source>
        <translation>{sum}以上</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>its tiles won in a bag after %n moves, the game itself has not</source>
        <extracomment>One: its tiles won in a bag after %n move, the game itself has not</extracomment>
        <translation>
            <numerusform>そのタイルは袋の中では%n手で勝ち、ゲーム自体はまだです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>its tiles won in a bag after %n moves, the game itself after {own}</source>
        <extracomment>One: its tiles won in a bag after %n move, the game itself after {own}</extracomment>
        <translation>
            <numerusform>そのタイルは袋の中では%n手で、ゲーム自体は{own}手で勝ちました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>moves to go</source>
        <translation>残りの手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/chart.py"/>
        <source>this game has {moves} moves to go in a bag</source>
        <translation>このゲームは袋の中で残り{moves}手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>The chain is solved for targets from {least} to {most}.</source>
        <translation>連鎖は目標{least}から{most}まで解けます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Moves to win · {target} in a bag</source>
        <translation>勝つまでの手数 · 袋の中の{target}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>The chain is being solved</source>
        <translation>連鎖を解いています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Solving the chain</source>
        <translation>連鎖の求解</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/moves.py"/>
        <source>Cancelled. Choose another target, or come back to this plot.</source>
        <translation>中止しました。別の目標を選ぶか、この図を開き直してください。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>by winning sum</source>
        <translation>勝ちの合計別</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>mixture</source>
        <translation>混合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>by sum</source>
        <translation>合計別</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Without a board: two equal tiles always merge.</source>
        <translation>盤は考えません。袋の中では同じタイルが2枚あれば必ず合体します。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>An absorbing Markov chain on multisets of tiles. Bars: the exact distribution, the chance to be absorbed after m moves, e₀ Qᵐ R 1. Dashes: each winning sum s has a binomial distribution B(s/2 − n; n, p) of the number n of tiles, weighted with the chance to win at s; stacked, they make up the mixture, which is an approximation. Circles: whole games played in the bag. Mean t = (I − Q)⁻¹ 1, without the set-up. This game: a bag with its own new tiles, and t from there. A bar stands for as many numbers of moves as the axis says; copied numbers have every single one above 10⁻¹⁵⁰. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>タイルの多重集合の上の吸収マルコフ連鎖です。棒：厳密な分布、すなわちm手後に吸収される確率e₀ Qᵐ R 1。破線：勝ちの合計sごとに、タイルの枚数nの二項分布B(s/2 − n; n, p)をsで勝つ確率で重み付けし、積み上げたものが混合で、近似です。丸：袋の中でプレイした全ゲーム。平均はt = (I − Q)⁻¹ 1で、開始時の準備は含みません。このゲーム：自分の新しいタイルを入れた袋で、そこから先はtです。棒1本は軸に示した数の手数をまとめ、コピーした数値には10⁻¹⁵⁰を超えるすべての手数が1つずつ入ります。J. Lees-Miller, The Mathematics of 2048 (2017)による。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Moves to {target}</source>
        <translation>{target}までの手数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/bag/pane.py"/>
        <source>Show or hide: %n simulated games</source>
        <extracomment>One: Show or hide: %n simulated game</extracomment>
        <translation>
            <numerusform>表示/非表示：シミュレーション%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Chances appear when you pause for a moment</source>
        <translation>少し手を止めると確率が表示されます</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Chances appear after {games} games.</source>
        <translation>確率は{games}ゲームから表示します。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Cancelled. Make a move, or come back to this plot.</source>
        <translation>中止しました。1手進めるか、この図を開き直してください。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>How many games the adviser plays on from this board</source>
        <translation>アドバイザーがこの盤面から続けるゲームの数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>%n tiles left to work out</source>
        <extracomment>One: %n tile left to work out</extracomment>
        <translation>
            <numerusform>計算待ちのタイル%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>{played} of %n games, cancelled</source>
        <extracomment>One: {played} of %n game, cancelled</extracomment>
        <translation>
            <numerusform>%nゲーム中{played}、中止</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>{played} of %n games</source>
        <extracomment>One: {played} of %n game</extracomment>
        <translation>
            <numerusform>%nゲーム中{played}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>The odds are known for this run only.</source>
        <translation>勝率が使えるのは今回の起動中だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chances_ahead.py"/>
        <source>Playing on from here</source>
        <translation>ここからのプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>Chances of large tiles</source>
        <translation>大きいタイルの確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>{tile} is already made</source>
        <translation>{tile}は達成済み</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>{tile}: {share} of %n games of the program, 95 % interval {low} to {high}</source>
        <extracomment>One: {tile}: {share} of %n game of the program, 95 % interval {low} to {high}</extracomment>
        <translation>
            <numerusform>{tile}：プログラムの%nゲーム中{share}、95 %信頼区間は{low}～{high}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/chart.py"/>
        <source>made</source>
        <comment>a tile</comment>
        <translation>達成</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>With perfect play towards each tile, exact.</source>
        <translation>各タイルを目指す最善プレイでの厳密な確率です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>How often the program makes each tile if it plays on from here, 95 % intervals.</source>
        <translation>ここからプログラムが続けたとき、各タイルができる割合、95 %信頼区間。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>On 2×2, 2×3, 2×4 and 3×3 every position is solved: a chance is that of perfect play towards this very tile, which is not the play towards another one. On 4×4 the adviser plays on from the board, two moves ahead, until it has the largest of these tiles or is lost. A hatched bar is the share k / n of its games, the line on it the interval of E. B. Wilson (1927) for 95 %: it holds for this player, and a better one would make more. Games are counted in their order and not as they end, for short ones are lost ones. Game k of a board is always the same: statewalk 2048 chances BOARD --seed 1 --games N plays them again. The next move drops the work; what was played is kept.</source>
        <translation>2×2、2×3、2×4、3×3では全局面が解けています。確率はそのタイルを目指す最善プレイのもので、別のタイルを目指すプレイとは異なります。4×4では、アドバイザーがその盤面から2手先を読みながら、これらのうち最大のタイルができるか負けるまで続けます。斜線の棒はゲーム数に対する割合k / n、その上の線はE. B. Wilson (1927)の95%信頼区間です。これはこのプレイヤーについてのもので、もっと上手ならより多く作れます。ゲームは終わった順ではなく番号順に数えます。短いゲームは負けたものだからです。盤面のk番目のゲームはいつも同じです。statewalk 2048 chances BOARD --seed 1 --games Nで再現できます。次の手を進めると作業は中止されますが、プレイ済みの分は残ります。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>Chances with perfect play</source>
        <translation>最善プレイでの確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>Chances of the program from here</source>
        <translation>ここからのプログラムの確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/chances/pane.py"/>
        <source>chance of {tile}</source>
        <translation>{tile}の確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/frame/views_pane.py"/>
        <source>What is drawn</source>
        <translation>表示内容</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>Won games</source>
        <translation>勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>moves until {target} appeared</source>
        <translation>{target}が出るまでの手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>tile sum {sum}, {player}</source>
        <translation>タイルの合計{sum}、{player}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>over the bag's mean</source>
        <translation>袋の平均からの超過</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours, mean {mean:.1f} moves</source>
        <extracomment>One: %n game of yours, mean {mean:.1f} moves</extracomment>
        <translation>
            <numerusform>自分の%nゲーム、平均{mean:.1f}手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>in a bag {mean:.1f} ± {deviation:.1f} moves</source>
        <translation>袋の中では{mean:.1f} ± {deviation:.1f}手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>your mean moves</source>
        <translation>自分の平均手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>standard deviation of your moves</source>
        <translation>自分の手数の標準偏差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>your mean {mean:.1f}</source>
        <translation>自分の平均{mean:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>in a bag {mean:.1f} ± {deviation:.1f}</source>
        <translation>袋の中では{mean:.1f} ± {deviation:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>least sum</source>
        <translation>最小の合計</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>least sum {sum}</source>
        <translation>最小の合計{sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>mean moves in a bag</source>
        <translation>袋での平均手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>standard deviation in a bag</source>
        <translation>袋での標準偏差</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours</source>
        <extracomment>One: %n game of yours</extracomment>
        <translation>
            <numerusform>自分の%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/chart.py"/>
        <source>%n games of yours, others: {others}</source>
        <extracomment>One: %n game of yours, others: {others}</extracomment>
        <translation>
            <numerusform>自分の%nゲーム、その他{others}ゲーム</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>Luck and geometry are known only for games that began with two tiles. None of these is won yet.</source>
        <translation>運と幾何が分かるのは、タイル2枚から始めたゲームだけです。そのうち勝ったものはまだありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>Luck and geometry of won games</source>
        <translation>勝ったゲームの運と幾何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry</source>
        <translation>幾何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>luck, in moves</source>
        <translation>運（手数）</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry {geometry}, %n moves, {player}</source>
        <extracomment>One: geometry {geometry}, %n move, {player}</extracomment>
        <translation>
            <numerusform>幾何{geometry}、%n手、{player}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>{luck} luck</source>
        <translation>運 {luck}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>luck</source>
        <translation>運</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>geometry {moves}</source>
        <translation>幾何 {moves}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>%n games of yours, on average {luck} luck {geometry} geometry</source>
        <extracomment>One: %n game of yours, on average {luck} luck {geometry} geometry</extracomment>
        <translation>
            <numerusform>自分の%nゲーム、平均で{luck}（運） {geometry}（幾何）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>your luck</source>
        <translation>自分の運</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>your geometry</source>
        <translation>自分の幾何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>a bag with your tiles, luck 0 ± {deviation:.1f}</source>
        <translation>自分のタイルの袋、運0 ± {deviation:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/luck.py"/>
        <source>you, on average {luck} luck {geometry} geometry</source>
        <translation>自分の平均：{luck}（運） {geometry}（幾何）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Luck and geometry</source>
        <translation>運と幾何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>The moves up to each win, and the sum of all tiles then.</source>
        <translation>勝つまでの手数と、そのときのタイルの合計です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Moves that luck with the tiles cost or saved, and moves that the board cost.</source>
        <translation>タイルの運で増減した手数と、盤のために増えた手数です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>A tile of 2 or 4 comes with every move, so a sum s takes from s/4 to s/2 tiles. Green points are games that you won without advice from two random tiles; the line is the mean of their moves, the band around it one standard deviation (n − 1) to each side. Grey points are other games: with advice, the program's, from custom boards, or of unknown players. The dashed band is 2048 in a bag, to this target with this chance of a 4: the exact mean of its moves, one standard deviation to each side (938.8 ± 8.3 to 2048, with a 4 in one of ten tiles). The dashed line is the smallest sum with which that chain can end. Luck is what a bag with the game's own tiles takes, less that mean: its law is the bag's. Geometry is what the game took beyond that bag: never negative. Moves = mean + luck + geometry. After J. Lees-Miller, The Mathematics of 2048.</source>
        <translation>1手ごとに2か4のタイルが出るので、合計sにはs/4からs/2枚のタイルが必要です。緑の点は、ランダムなタイル2枚から助言なしで勝ったゲームです。線はその手数の平均、周りの帯は両側に標準偏差1つ分（n − 1）。灰色の点はほかのゲームで、助言ありのもの、プログラムのもの、作成した盤面からのもの、プレイヤーの記録がないものです。破線の帯は、この目標とこの4の確率での袋の中の2048で、手数の厳密な平均と両側の標準偏差1つ分です（2048まで、10枚に1枚が4なら938.8 ± 8.3）。破線は、その連鎖が終わりうる最小の合計です。運とは、そのゲームと同じタイルの袋でかかる手数からその平均を引いたもので、その分布は袋の分布です。幾何とは、ゲームがその袋より余計にかかった分で、負になることはありません。手数 = 平均 + 運 + 幾何。J. Lees-Miller, The Mathematics of 2048による。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>Plot of the games</source>
        <translation>ゲームの図</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/pane.py"/>
        <source>games you won</source>
        <translation>勝ったゲームの数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/points.py"/>
        <source>from a custom board</source>
        <comment>a game</comment>
        <translation>作成した盤面から</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/targets_apart.py"/>
        <source>Games won to {target}</source>
        <translation>{target}まで勝ったゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>No game on {rules} is won yet. Every win is a point here.</source>
        <translation>{rules}で勝ったゲームはまだありません。勝つたびに、ここに点が増えます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>2048 in a bag goes up to the target {most}, and so does this plot.</source>
        <translation>袋の中の2048は目標{most}までで、この図も同じです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>Solving 2048 in a bag</source>
        <translation>袋の中の2048の求解</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/games/won_games.py"/>
        <source>Drawing your games</source>
        <translation>ゲームの描画</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>Simulated trials</source>
        <translation>シミュレーションの試行</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{bin}: {count} {trials}, {share}</source>
        <translation>{bin}：{trials} {count}、{share}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>mean ≈ {mean}</source>
        <translation>平均 ≈ {mean}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>share of {trials}</source>
        <translation>{trials}に占める割合</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{unit}, {width} per point</source>
        <translation>{unit}、1点につき{width}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/histogram.py"/>
        <source>{number} simulated {trials}</source>
        <translation>シミュレーション{number}回（{trials}）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>truly reachable</source>
        <translation>真に到達可能</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>in reachable layers</source>
        <translation>到達可能な層の中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>this board</source>
        <translation>この盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>two empty layers stop all play</source>
        <translation>空の層が2つ続くとプレイはそこで止まる</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Boards by tile sum</source>
        <translation>合計別の盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>tile sum</source>
        <translation>タイルの合計</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Tile sum {sum}</source>
        <translation>タイルの合計{sum}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/chart.py"/>
        <source>Tile sums {first} to {last}</source>
        <translation>タイルの合計{first}～{last}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>The boards that play can show are being listed.</source>
        <translation>プレイで現れる盤面を列挙しています。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Listing cancelled. Come back to this plot to start it again.</source>
        <translation>列挙は中止されました。この図を開き直すと再開します。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>The boards are being counted</source>
        <translation>盤面を数えています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Counting boards</source>
        <translation>盤面の数え上げ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Listing boards</source>
        <translation>盤面の列挙</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Cancelled. Come back to this plot to have the boards counted.</source>
        <translation>中止しました。この図を開き直すと盤面を数えます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>{board} makes no tile above {tile}: what play reaches is drawn for targets up to that.</source>
        <translation>{board}では{tile}より大きいタイルは作れません。到達範囲の図はそれ以下の目標に限ります。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>Play reaches {boards} boards of {rules} up to symmetry: published, but not by tile sum.</source>
        <translation>{rules}で到達する盤面は、対称性を除いて{boards}通りです。公表されていますが、合計別ではありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>What play reaches takes a quarter of an hour to list: {command}.</source>
        <translation>到達範囲の列挙には15分ほどかかります。{command}。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/counts.py"/>
        <source>What play reaches of {rules} is not listed here: there are too many boards.</source>
        <translation>{rules}の到達範囲はここでは列挙できません。盤面が多すぎます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>reachable</source>
        <translation>到達可能</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>How many boards there are of each tile sum: on paper, in layers play can get to, and in play.</source>
        <translation>タイルの合計ごとの盤面の数：理論上、到達可能な層の中、実際のプレイ。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>C cells, the target 2^K. Baseline: two tiles or more, a 2 or a 4 among them, none of the target; these are the coefficients of (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃) with P_m = x^(2^m) + … + x^(2^(K−1)). Reachable layers: a move adds 2 or 4 to the sum, so play cannot get past two empty layers next to each other. Truly reachable: every board that play can show, listed layer by layer. Boards count as they lie, turned and mirrored ones apart, lost ones too; all won ones are one more state. A bar or step for several sums is as high as the largest of them. After J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>Cはマス数、目標は2^K。ベースライン：タイルが2つ以上あり、2か4を含み、目標を含まない盤面。その数は (1 + P₁)^C − (1 + P₃)^C − C (P₁ − P₃)（P_m = x^(2^m) + … + x^(2^(K−1))）の係数です。到達可能な層：1手で合計は2か4増えるので、隣り合う2つの空の層を越えて進むことはできません。真に到達可能：プレイで現れるすべての盤面を層ごとに列挙したもの。盤面は向きどおりに数え、回転や鏡映は別のもの、負けの盤面も数え、勝ちの盤面は全部で1つの状態とします。複数の合計をまとめた棒や段の高さは、そのうちの最大値です。J. Lees-Miller, The Mathematics of 2048 (2017)による。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>Boards by sum</source>
        <translation>合計別の盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>last reachable sum</source>
        <translation>到達可能な最後の合計</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/layers/pane.py"/>
        <source>Boards on {board} to {target}</source>
        <translation>{board}で{target}までの盤面</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>The game as a path</source>
        <translation>軌跡で見るゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>move {number}, {moves} expected</source>
        <translation>{number}手目、期待値{moves}手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>in a bag {mean} ± {deviation}</source>
        <translation>袋の中では{mean} ± {deviation}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>moves expected</source>
        <translation>手数の期待値</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>tile sum, expected {expected:.1f}</source>
        <translation>タイルの合計、期待値{expected:.1f}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>a mistake</source>
        <translation>ミス</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>after %n moves</source>
        <extracomment>One: after %n move</extracomment>
        <translation>
            <numerusform>%n手後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>after %n moves, {tile} is made</source>
        <extracomment>One: after %n move, {tile} is made</extracomment>
        <translation>
            <numerusform>%n手後、{tile}ができる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>geometry of {tile}</source>
        <translation>{tile}の幾何</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/chart.py"/>
        <source>{geometry} geometry</source>
        <translation>幾何 {geometry}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>This game did not begin with two tiles. The tiles before are not known, so luck and geometry cannot be told apart.</source>
        <translation>このゲームはタイル2枚から始まっていません。それ以前のタイルが不明なため、運と幾何を分けられません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Luck and geometry are being worked out</source>
        <translation>運と幾何を計算しています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Working out luck and geometry</source>
        <translation>運と幾何の計算</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/game.py"/>
        <source>Cancelled. Come back to this plot to see the path.</source>
        <translation>中止しました。この図を開き直すと軌跡が表示されます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/line.py"/>
        <source>won, %n moves</source>
        <extracomment>One: won, %n move</extracomment>
        <translation>
            <numerusform>勝ち、%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>The expected number of moves of the whole game, after each move.</source>
        <translation>各時点での、ゲーム全体の手数の期待値です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>The tile sum less its expected value: below the line fewer fours came.</source>
        <translation>タイルの合計とその期待値の差です。線より下は、4が少なかったことを示します。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>moves = expected + luck + geometry, exactly, at every move. Expected is the mean of 2048 in a bag, in which all equal pairs merge (dashed, with its standard deviation). Luck (blue) follows a bag with this game's own tiles: t + E[moves left], less that mean. No move changes it, and over many games it averages 0. The game (ink) is what would be expected if from now on its own tiles lay in a bag. What lies between (grey) is geometry: pairs that lay apart when the bag merged them. It is never negative, for a move merges at most all pairs there are. Over the plot stand the tiles on the way, each with its own geometry: the moves that it came later than in the bag. Triangles are the costliest moves of a replay, once you look for them (N): a larger one cost more, on a log scale. The tile sum grows by 2 or 4 with each move, whatever is played: its expected value is (2 + 2 p) (t + 2) after t moves with a share p of fours, its standard deviation 2 √(p (1 − p) (t + 2)). After the chain in J. Lees-Miller, The Mathematics of 2048 (2017).</source>
        <translation>どの手でも厳密に、手数 = 期待値 + 運 + 幾何です。期待値は、同じタイルの組がすべて合体する袋の中の2048の平均です（破線、標準偏差つき）。運（青）は、このゲームと同じタイルの袋をたどります。t + E[残りの手数]から平均を引いたもの。プレイでは変えられず、多くのゲームをならせば0です。ゲーム（墨色）は、これ以後同じタイルが袋にあるとした場合の期待値です。その間（灰色）が幾何で、袋なら合体した組が離れていた分です。1手で合体するのは最大でもある組すべてなので、負にはなりません。図の上には途中のタイルが並び、それぞれの幾何、つまり袋より遅れた手数が付きます。三角はリプレイで損失の大きい手で、探した後に出ます（N）。大きいほど損失が大きく、対数目盛です。タイルの合計は、どう動かしても1手ごとに2か4増えます。t手後の期待値は、4の割合をpとして (2 + 2 p) (t + 2)、標準偏差は2 √(p (1 − p) (t + 2))です。J. Lees-Miller, The Mathematics of 2048 (2017)の連鎖による。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>Game as a path</source>
        <translation>ゲームの軌跡</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/pane.py"/>
        <source>Plot of the game</source>
        <translation>ゲームの図</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>Tile sum less its expected value</source>
        <translation>タイルの合計と期待値の差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>move {number}, {over}</source>
        <translation>{number}手目、{over}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>a new tile</source>
        <translation>新しいタイル1枚</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>the bag, {sum} a move, ± one standard deviation</source>
        <translation>袋（1手{sum}、± 標準偏差）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>expected value</source>
        <translation>期待値</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>fours, {expected:.1f} expected</source>
        <translation>4の枚数、期待値{expected:.1f}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>after %n moves: {over}</source>
        <extracomment>One: after %n move: {over}</extracomment>
        <translation>
            <numerusform>%n手後：{over}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>more fours than expected</source>
        <translation>期待値より4が多い</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/sums.py"/>
        <source>fewer fours</source>
        <translation>4が少ない</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>in the bag</source>
        <translation>袋の中</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{moves} moves expected</source>
        <translation>期待値{moves}手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{total}: {parts}</source>
        <translation>{total}：{parts}</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{expected} {luck} luck {geometry} geometry</source>
        <translation>{expected} {luck}（運） {geometry}（幾何）</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>fours</source>
        <translation>4の枚数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{fours} in %n tiles, {expected} expected</source>
        <extracomment>One: {fours} in %n tile, {expected} expected</extracomment>
        <translation>
            <numerusform>%n枚中{fours}、期待値{expected}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>%n fours</source>
        <extracomment>One: %n four</extracomment>
        <translation>
            <numerusform>4が%n枚</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Luck: {drawn}.</source>
        <translation>運：{drawn}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Luck: with the same tiles a bag makes {target} in %n moves; {drawn}.</source>
        <extracomment>One: Luck: with the same tiles a bag makes {target} in %n move; {drawn}.</extracomment>
        <translation>
            <numerusform>運：同じタイルなら袋は%n手で{target}を作ります。{drawn}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves in a bag with these tiles</source>
        <translation>このタイルでの袋の手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: what pairs that did not merge cost, if from now on every pair merges.</source>
        <translation>幾何：これ以後すべての組が合体するとして、合体しなかった組による損失です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: none; no pair that mattered merged late.</source>
        <translation>幾何：なし。意味のある組は遅れませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>Geometry: pairs that lay apart took %n moves more; the tile sum was {sum}, in the bag {bag}.</source>
        <extracomment>One: Geometry: pairs that lay apart took %n move more; the tile sum was {sum}, in the bag {bag}.</extracomment>
        <translation>
            <numerusform>幾何：離れていた組のために%n手余計にかかりました。タイルの合計は{sum}、袋の中では{bag}です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>moves for pairs that lay apart</source>
        <translation>離れていた組のための手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>tile sum in the bag</source>
        <translation>袋の中のタイルの合計</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/path/wording.py"/>
        <source>{tile} after %n moves: {parts}</source>
        <extracomment>One: {tile} after %n move: {parts}</extracomment>
        <translation>
            <numerusform>%n手後に{tile}：{parts}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>moves until the game ends</source>
        <translation>ゲームが終わるまでの手数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>points until the game ends</source>
        <translation>ゲームが終わるまでの点数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Every move from here at random: how long does the game last, and what does it bring?</source>
        <translation>ここからすべてランダムに動かすと、ゲームはどれだけ続き、何点になりますか。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Every move at random, from two random tiles: how long does the game last, and what does it bring?</source>
        <translation>ランダムなタイル2枚から、すべてランダムに動かすと、ゲームはどれだけ続き、何点になりますか。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Each game is played to its end. Every legal move is equally likely; a new tile is a 4 with probability 0.1, on an empty square drawn at random. A point is the share of games in its bin; the mean is the sample mean, its standard error sd / √N. Simulated, not exact.</source>
        <translation>各ゲームは終わりまでプレイされ、動かせる手はどれも等確率、4は確率0.1で、空きマスは一様に選ばれます。点は区間内のゲームの割合、平均は標本平均、その標準誤差はsd / √Nです。シミュレーションであり、厳密ではありません。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>The games are being played</source>
        <translation>ゲームをプレイしています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>No move is left here. Undo a move to see how the game could go on.</source>
        <translation>ここにはもう手がありません。1手戻すと、続きを見られます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Random play is simulated only with a 4 in one of ten new tiles.</source>
        <translation>ランダムプレイのシミュレーションは、新しいタイルの10枚に1枚が4の場合だけです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Cancelled. Choose fewer games, or make a move.</source>
        <translation>中止しました。ゲーム数を減らすか、1手進めてください。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>How many games are played</source>
        <translation>プレイするゲーム数</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Playing at random</source>
        <translation>ランダムプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>Random walk</source>
        <comment>of 2048</comment>
        <translation>ランダムプレイ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/random_play.py"/>
        <source>its standard error</source>
        <translation>標準誤差</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>Review of the game</source>
        <translation>ゲームの振り返り</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>No move cost anything</source>
        <translation>損失のある手はありません</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>moves that cost anything</source>
        <translation>損をした手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>▽ the costliest; below, what each of %n moves cost</source>
        <extracomment>One: ▽ the costliest; below, what each of %n move cost</extracomment>
        <translation>
            <numerusform>▽ 損失の大きい手、下は%n手それぞれの損失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>▽ the costliest of %n moves that cost anything</source>
        <extracomment>One: ▽ the costliest of %n move that cost anything</extracomment>
        <translation>
            <numerusform>▽ 損失のある%n手のうち大きいもの</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>{move} cost</source>
        <translation>{move}の損失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>best was</source>
        <translation>最善は</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>%n moves, {mistakes} mistakes</source>
        <extracomment>One: %n move, {mistakes} mistakes</extracomment>
        <translation>
            <numerusform>%n手、ミス{mistakes}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>score</source>
        <comment>points of a game</comment>
        <translation>スコア</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>what move {number} cost</source>
        <translation>{number}手目の損失</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>move {number}, {cost}</source>
        <translation>{number}手目、{cost}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>after %n moves: {worth}</source>
        <extracomment>One: after %n move: {worth}</extracomment>
        <translation>
            <numerusform>%n手後：{worth}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/chart.py"/>
        <source>score in the end</source>
        <translation>最終的なスコア</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>Replay a finished game (G) to see here what each of its boards was worth and what its mistakes cost.</source>
        <translation>終わったゲームをリプレイ（G）すると、各盤面の価値とミスの損失がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>Your game has ended. Choose Review on its card, or replay it (G), to see here what each of its boards was worth and what its mistakes cost.</source>
        <translation>ゲームは終わりました。カードの「振り返り」を選ぶか、リプレイ（G）すると、各盤面の価値とミスの損失がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/game.py"/>
        <source>The game is being looked through</source>
        <translation>ゲームを調べています</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>What each board of a finished game was worth.</source>
        <translation>終わったゲームの各盤面の価値です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>A solid curve is exact: the chance of the target with perfect play from each board, every later move considered. A hatched one is an estimate: the score so far and what the adviser would still make; on 4×4 it is fitted to games that the adviser played. Where a game has both, a dashed seam parts them, and each has its axis. The cost of a move is how much more the best move was worth. Mistakes let the curve fall; luck takes it up and down. Below the curve hangs what each move cost, on a log scale; the triangles are the ten costliest. A cost is in percentage points, or in points of the score. N goes to the next, C plays on from there with a copy of the game; a click goes to the board of a move.</source>
        <translation>実線は厳密です。各盤面から最善プレイを続け、以後のすべての手を考慮したときに目標に届く確率。斜線入りは推定です。これまでのスコアと、アドバイザーがこれから得る点の期待値。4×4では、アドバイザーがプレイしたゲームに当てはめています。両方あるゲームでは破線の境目で分かれ、それぞれに軸があります。手の損失は、最善手との価値の差です。曲線はミスで下がり、運で上下します。曲線の下には各手の損失が対数目盛で下がり、三角は損失の大きい10手です。損失は確率のポイント、またはスコアの点です。Nで次の手へ、Cでゲームの複製をそこから続けます。クリックでその手の盤面へ移動します。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>Review</source>
        <comment>a plot</comment>
        <translation>振り返り</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The exact chance of {target}, and from the dashed seam on the expected score.</source>
        <translation>{target}の厳密な確率です。破線の境目から先はスコアの期待値です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The chance to reach {target} with perfect play, at each board.</source>
        <translation>各盤面から最善プレイを続けたとき{target}に到達する確率です。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/review/pane.py"/>
        <source>The final score if the adviser played on, at each board.</source>
        <translation>各盤面からアドバイザーが続けた場合の最終的なスコアです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Bag</source>
        <comment>a plot</comment>
        <translation>袋</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Path</source>
        <comment>a plot</comment>
        <translation>軌跡</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Chances</source>
        <comment>a plot</comment>
        <translation>確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Random</source>
        <comment>a plot</comment>
        <translation>ランダム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Games</source>
        <comment>a plot</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Layers</source>
        <comment>a plot</comment>
        <translation>層</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>The Lab has targets up to {most}.</source>
        <translation>ラボの目標は{most}までです。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/plots/switcher.py"/>
        <source>Choose a smaller one first.</source>
        <translation>先に小さいものを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/preferences.py"/>
        <source>Share of fours among new tiles, such as 0.1 or 1/10. It applies from the next new game on, to its odds too.</source>
        <translation>新しいタイルのうち4の割合。0.1や1/10のように書きます。次の新しいゲームから使われ、その勝率にも反映されます。</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/preferences.py"/>
        <source>Probability of a 4</source>
        <translation>4の出る確率</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>take back revert reverse mistake cancel last move step backwards</source>
        <translation>取り消す 元に戻す 戻す 間違い 最後の手 一手 後ろ</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>again forward repeat restore move step</source>
        <translation>やり直す もう一度 進む 復元 一手</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>restart reset start over begin again clear retry another game fresh</source>
        <translation>リセット 最初から 新しく始める もう一度 消す 別のゲーム</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>my games history statistics results records scores high score best list finished archive saved past played replay watch load</source>
        <translation>自分のゲーム 履歴 統計 結果 記録 得点 ハイスコア ベスト 一覧 終了 保存済み 過去 見る 読み込み</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>store keep load open my games slot bookmark continue later file name</source>
        <translation>保存 セーブ 読み込み 開く 自分のゲーム 続き ファイル 名前</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>watch film animate play back review stop demonstration</source>
        <translation>見る 動画 再生 振り返り 止める 実演</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>error blunder bad move analysis review worst lost chance wrong</source>
        <translation>失敗 悪手 間違い 分析 振り返り 最悪 逃した機会</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>set tiles change board enter own position editor custom set up cheat</source>
        <translation>タイルを置く 盤を変える 入力 自分の局面 エディタ ずる</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>neural network n-tuple network machine learning AI artificial intelligence temporal difference TD learning reinforcement learning train bot strategy</source>
        <translation>ニューラルネットワーク 機械学習 人工知能 強化学習 訓練 学習 戦略</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>chance chances probability odds of winning expectimax expected score evaluation advice analysis worth best move percent</source>
        <translation>確率 見込み 勝つ可能性 期待値 得点 評価 助言 分析 価値 最善手 パーセント</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>help tip advice best move what now stuck clue suggestion</source>
        <translation>助けて ヒント 助言 最善手 次は何 詰まった 提案</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>AI computer bot expectimax move for me advice automatic solve</source>
        <translation>人工知能 コンピュータ 代わりに指す 助言 自動 解く</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>autoplay AI bot solve computer plays automatically watch expectimax run finish solver</source>
        <translation>自動プレイ 人工知能 コンピュータが遊ぶ 自動 眺める 最後まで</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>rectangle custom size grid dimensions rows columns 2x3 3x4 4x5 bigger smaller</source>
        <translation>長方形 大きさ 格子 寸法 行 列 大きい 小さい</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>clipboard share text export state numbers</source>
        <translation>クリップボード 共有 テキスト 書き出し 状態 数字</translation>
    </message>
    <message>
        <location filename="../../../app/twenty48/search_words.py"/>
        <source>import insert clipboard text load position read</source>
        <translation>読み込み 挿入 クリップボード テキスト 局面</translation>
    </message>
</context>
</TS>

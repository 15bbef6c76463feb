<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Statewalk</name>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>boards that could be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>ways to fill the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>Each of {C} cells is empty or holds one of {K} tiles, from 2 up to the target: {bound} ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>ways to fill the board below the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>The game ends at the target, so each of {C} cells is empty or holds a smaller tile; one state stands for all that are won: {bound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>boards with a tile sum that play can get to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Of the boards up to the last sum before such a gap, those without a 2 or a 4 and those with a single tile are left out: {bound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>ways to fill the board with tiles below the target up to that sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>those of them without a 2 or a 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>the others, and one state for all that are won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>boards that play really shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>All boards that play shows were listed once, {listed} of them, and one state stands for all that are won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>3×3 to 1024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>boards below the target that come up, lost ones too, turned and mirrored ones apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>What was recorded is what a listing comes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>A plain search finds the same boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>independent search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>the largest tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>To merge two equal tiles, one has to lie while the other is made, down to two 4s: nothing larger appears. That takes a cell for each tile: {C} cells make {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>Known of the game; proved by the last tile sum that play can get to, 2^(C + 2) − 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>4×4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>the largest tile that play can make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>The full board of powers of two folds up to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>legal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>No larger tile's sum is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/all_boards.py"/>
        <source>the tile sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>the tile that ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>the chance that a new tile is a 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>The plainest chain, solved in fractions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>independent solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>The equations hold in every state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>Games played in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>Figures for every target that is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>J. Lees-Miller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>sets of tiles without the target, the empty bag among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>sets of tiles with it, where the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>states of the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>{transient} sets of tiles can come up before {target} does, and {won} with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>J. Lees-Miller, part 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>his second part leaves the empty bag out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>absorbing states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>Of {states} sets of tiles {transient} do not hold {target}; in the other {won} the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>all sets of tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>moves on average until the target appears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>t = (I − Q)⁻¹ 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>sets of tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>steps expected from two tiles of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>steps expected from a 2 and a 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>steps expected from two tiles of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>steps expected from the empty bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>the same without the step that sets the two first tiles, which nobody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>moves on average until the target appears, from one tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>steps expected from one tile of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>steps expected from one tile of 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>the same without the step that sets the first tile, which nobody plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>variance of the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>Games differ only by their fours; weighing every set of tiles by how often a game comes through it gives this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>(2N − I) t − t∘t,  N = (I − Q)⁻¹</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>how often a game comes through the set of tiles j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>steps expected from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>of the number of moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>what its formula 2(N − I)t − t∘t gives, a misprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>standard deviation of the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>The variance of the number of moves is {variance}; its square root is {deviation}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>the standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>fewest and most moves possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>With nothing but fours it takes {least} moves, with nothing but twos {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>the tile sum with which the shortest game is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>that of the longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>moves of the shortest: two tiles of 4 come first, then a 4 a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>moves of the longest: two tiles of 2 come first, then a 2 a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>The shortest and the longest games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>by counting all ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>fewest and most moves possible, from one tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>moves of the shortest: a tile of 4 comes first, then a 4 a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/bag.py"/>
        <source>moves of the longest: a tile of 2 comes first, then a 2 a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the target is 2^K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>cells of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>boards with the tile sum s = 4, 6, 8, ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>The article's table, every size and target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Boards of small games counted one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>brute force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>boards, by the first bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Each of {C} cells is empty or holds a tile below the target; boards without a 2 or a 4 and those with one tile cannot come up, and one state stands for all that are won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>boards in layers that play can get to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row: {bound} boards lie before the first such gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>3×3 to 2048</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>B(s) = Σ (C over c) (N₁(s, c) − N₃(s, c)), c = 2 ... C;  Nₘ(s, c) = Σ Nₘ(s − 2^i, c − 1), i = m ... K − 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>boards before the gap, and one state for all that are won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>The layers add up to both bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>boards that play can really show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>All boards that play can show were listed, tile sum by tile sum: {boards}, with one state for all that are won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>boards with each tile sum that comes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Published counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the largest tile sum before the gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>From 4 on, {layers} tile sums in a row can be reached; the last is {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>tile sums 4, 6, 8, ... before the first two empty ones in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the last of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>The largest sums without 2048</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Mean and deviation as the standard library has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>statistics of Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Random play on 4×4 has the known figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>another program's games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Games have the law of moves made one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>independent play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>games played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>games that were played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>{games} games were played to their ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Simulated by this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>games in each bin of the plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>mean of all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>{games} games came to {total} together, so {mean} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>random play on 4×4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>points or moves of all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the sample mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>standard error of the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Games differ by {deviation}; the mean of {games} of them is uncertain by {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the sample standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Every finished game is kept once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>moves until the target appeared, in each game that you won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>games you won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>You won {games} games on this board to this target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Your games, as they are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>three games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>your mean moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>The games that you won took {mean} moves on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>their mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>As in plain recursion over every board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>independent recursion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Played games lie within their interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Perfect play is the exact odds and costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>value iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>how often the strategy wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Over all tile sums the move that makes the target adds up to {won} of all games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the share of games won by a move from a board with the tile sum s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>how often perfect play wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>What the strategy wins and what its moves cost make up {perfect}, the share that perfect play wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>V(board) = largest over the moves of mean V over the new tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>what its moves at the tile sum s cost of that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>moves a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>At every tile sum some share of games has a move to make; that makes {moves} moves a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the share of games that come through the tile sum s and have a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>moves a game that are not best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Of its moves {mistakes} a game are not one of the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>the share of games that make a move that is not best at the tile sum s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>Every merge scores the tile that it makes; over {moves} moves a game that comes to {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>points that a move makes, on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/boards.py"/>
        <source>points a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the fewest turns that are not excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns of the shortest way known, or the greatest depth that this position can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>All positions near solved have their depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>breadth-first search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Another solver finds no shorter way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Korf's search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>What neighbours teach never excludes the truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>depths of all positions near solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the depth of the cube on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>A way of {upper} turns is known and none of fewer than {lower} can be: {open} lengths are left open between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the superflip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>how far they lie apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the fewest turns that solve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns that the cube needs at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>No way of {excluded} turns solves this cube; the next length that parity allows is {step} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the longest length that is excluded, by a search or by what is known beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>1, or 2 in quarter turns: each changes the parity of the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the fewest turns that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Parity in quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>each length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns that are enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>The shortest way known has {way} turns, and what is known of this position otherwise allows {bound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>a first way, in half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns of the shortest way that was found, or b while there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the greatest depth by the positions beside, the other metric, or that of any cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the smaller: so many turns are enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Ways are short, and solve the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>applied to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>how much of a length is excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Of the beginnings of all ways of that length {done} hundredths were gone through, without a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>each beginning counts as much as the same search took below it a length before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>hundredths of the search that are done, cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the share that is excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>A cancelled search keeps what it has excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>positions that the search has tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>The search has tried {nodes} positions, {millions} million.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>positions tried so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the same in millions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Kernels and threads agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>positions a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>So far {each} positions a second were tried, {millions} million.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>positions tried a second, in this iteration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Reading a table is not counted as what was done before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns of length one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>1 for every turn that leads there, else 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Where each turn leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>a search of all positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>A way is told only when it follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>every case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns of which it is proved where they lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Of {proved} of the {n} turns it is proved where they lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>1 for every turn whose new depth is known to be less, the same or more, else 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>all turns of length one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the others, where it is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>those that are proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns that lead there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>{count} of the turns lead there; in the others the depth is another, or not proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>how many they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns that lead there from a position of this depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Of {n} turns at a position of this depth a share of {share} leads there: {mean} turns on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>E. Testé, A random walk on the Rubik's Cube, 2023; where he has rounded populations, balanced ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>p, q or r of the chain at this depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns that lead there, on average over all positions of the depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Counted near solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>All p and q as the article prints them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>E. Testé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>how long a way is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>{quarters} quarter turns and {halves} half turns, each of these counted {weight} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>The field's two ways to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>an example in half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>quarter turns of the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>its half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>what a half turn counts: 1, or 2 in quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>turns of the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>A half turn is one or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>positions of a depth, and their share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Of {total} positions {here} lie at this depth, a share of {share}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>T. Rokicki and others, cube20.org; OEIS A080601 and A080602</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>depth 9 of the 2×2×2 in half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>all positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>those of this depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>their share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the same of a hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Layers whose figures are exact stay below the total, and sum to it where all are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>The populations of the 2×2×2 are the published ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>an average of times, as cubers take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Of the last {n} times {left} of the best and as many of the worst are left out; the others make {average} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>WCA Regulations, article 9f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>an average of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the times that count, in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>times in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>left out at each end: a twentieth, one at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>the mean of the others, in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Averages are those of the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>published results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>Best and worst are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/cube.py"/>
        <source>by the definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>states at depth d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the least number of moves to the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>positions of the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>The corners can lie in {corners} ways and the edges, whose parity the corners decide, in {edges}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the 3×3×3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>ways of the corners: 8! · 3⁷, on the 2×2×2 with one of them held still 7! · 3⁶</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>ways of the edges that go with them: 12! · 2¹¹ / 2, on the 2×2×2 there are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>Layers whose figures are exact stay below it, and sum to it where all are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>All positions of the 2×2×2 counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>by breadth-first search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>cases in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>The cases at every depth together are {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>Counted by breadth-first search from solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>Counts that others published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>independent count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>The order of each group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>by its generators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>Each depth is weighed by how many states lie there; that makes {mean}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the mean depth of a state drawn uniformly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>The mean of the 2×2×2, all of whose positions are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>The means of Korf's tables are those that he prints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>R. E. Korf, AAAI 1997</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the depth with most states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>No depth has more states than depth {depth}, which has {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the largest D(d)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>The populations are the published ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>breadth-first search on the 2×2×2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the greatest depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>Some state needs {depth} moves and none needs more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the 3×3×3 in quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the last depth with a state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>No position of the 2×2×2 lies deeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>There are the published distributions of both cubes in both metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>cube20.org</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>how many times as many states as one depth before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>This depth has {here} states, the one before it {before}: {growth} times as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>depth 2 of the 3×3×3 in quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>states at this depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>states at the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>their ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>distributions compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>{compared} distributions lie over one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>This program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>two puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the part of its deepest depth within which half of each one's states lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>how many there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>What is chosen is what is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>where half of all states lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>Half of the states lie within {first} of the deepest depth in one puzzle, and only within {latest} in another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the earliest of the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>the latest of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/depths.py"/>
        <source>Half of all cubes lie near the deepest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>The same numbers by a plain forward pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>Images of a position under the 48 symmetries, and its inverse, are told the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>by construction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>Held anew against proofs of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>by the optimal solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>The depths of the positions are those that another search finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>what the network gives depth d, before anything is proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>1 for each depth that is not excluded, else 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>mean depth by the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>Of its word {inside} lies within what is proved; there the mean depth is {mean}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>its word within what is proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the mean depth there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>weight of the likeliest depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>Of its word {inside} lies within what is proved; the likeliest depth there, {place}, has a share of {weight}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the depth with most of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>its share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>positions of each depth that were looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the mean of what the network says of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the mean probability that it gives their true depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>positions that it is held against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>At {depths} depths {total} positions were looked at, all with proofs of how deep they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>positions in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>how far its mean depth is from the truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>At {depths} depths, each counting the same, its mean depth is {error} turns away from the truth on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the true depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the mean of |m(d) − d|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>its largest error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>At depth {place} its mean depth is {error} turns away from the truth, and nowhere farther.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the mean of what the network says of positions of depth d; d where none was looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>how far it is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the depth with the largest error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>that error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>probability of the truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>At {depths} depths, each counting the same, it gives the true depth a probability of {truth} on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the mean over the depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>how often the likeliest depth is the true one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>Of {total} positions the likeliest depth is the true one in {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>those of them whose true depth is the likeliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>those in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>how often its estimate would be too large a bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>Of {total} positions the mean depth less {margin} turns, rounded down, is more than the depth in {wrong}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>those of them whose estimate less k turns, rounded down, is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>turns that are taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>those with too large a bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>positions a search generates, of those by the tables alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>{searches} searches that trust the estimate generate {here} positions, by the tables alone {alone}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>positions generated by each search with the tables' bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the same with the larger of the tables' bound and the estimate less k turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>those by the tables, in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>those with the estimate, in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>A search by the tables finds shortest ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>the same positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>time of a search, of that by the tables alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>{searches} searches that trust the estimate take {here} s of one core, by the tables alone {alone} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/estimate.py"/>
        <source>seconds of each search with the tables' bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>ways on from every position, for one way back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>the binomial limit: d = 2k − N, k of N moves going deeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>depths gained a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>Of every b + 1 moves b lead on and one leads back: {drift} depths a move, far from both ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>the article's growth of the 3×3×3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>depths a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>The likeliest depth follows that line, and leaves it at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>exact walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>standard deviation of the depth after N moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>After {N} moves walks lie around depth {mean}, typically {deviation} from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>the mean depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>Mean and deviation of a walk without growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>mean depth of the binomial limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>From depth {start}, {N} moves gain on average what the line has, for it knows no ends: that makes {mean}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>the share of moves that keep the depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>the depth where the walk begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>the mean depth by the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>distance from the binomial limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>Depth by depth the walk and its limit differ by {distance}; what the limit has below depth 0 counts too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>b = 3 after two moves, a puzzle of depth 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>what the limit has below depth 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>total variation, from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>The limit is near in the middle and far at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>What the limit has below 0 is part of its distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>what the limit has where no position is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>The binomial limit knows no ends: {outside} of it lies below depth 0 or beyond the deepest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>the limit at the depths beyond the deepest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>what it has below depth 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>both together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/ideal.py"/>
        <source>What the limit has beyond the ends is not lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles of that length that were played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>The referee agrees with play on cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>A perfect player wins every game, a stubborn one what it must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>The evaluation cannot be cheated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>First mistakes are found where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>by an optimal solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles whose first mistake is at place i: a true depth, or the number of the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles solved in at most n moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>Of {games} scrambles of {n} turns the network solved {solved} in at most {n} moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the article's own run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>turns of the scramble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>those that came to the solved cube in at most n moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the share that was solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>another network, or other scrambles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>lengths at which this network is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>At {better} of {lengths} lengths it solves more than the article's network did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>three lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>1 where this network's rate is higher, else 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>lengths at which both are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>those at which it is higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>It beats the article on short scrambles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>played anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>games at each length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>At every length at least {least} and at most {most} scrambles were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>Measured by this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the shipped measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles of each length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>The stored figures are whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles whose mistakes were looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>Each move on {games} scrambles was held against an optimal solver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>those that were looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles without a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>In {wrong} of {games} scrambles some turn did not lead nearer to solved; {share} were played without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles with a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the share without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>where most first mistakes are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>Most first mistakes, {most} of them, are at place {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the largest c(i)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles that are shorter than they look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>Of {games} scrambles of {n} turns {shorter} can be undone in fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>Measured by this program, with an optimal solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>scrambles that were solved optimally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>those with a shorter solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>The article's seven scrambles are five turns deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>the BERT article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/network.py"/>
        <source>Shorter scrambles are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Counters of whole games, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>a plain reference of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>moves of the man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>He walked {walked} steps without a box and {pushes} with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>steps that move no box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>steps that move one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>all steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Of {moves} steps {walked} moved no box, so {pushes} did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>all steps of the man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>those that move no box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>those that move one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Fewest pushes and proofs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>exhaustive search of small levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>A proof that is cut short leaves what it has excluded and found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>pushes that a solution needs at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Every length below {lower} is excluded, the longest of them {excluded}: by the distances of boxes to goals, no two to one goal, and by the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>the longest length that is excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>pushes of the best way known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>A way of {upper} pushes is known, {open} more than are excluded; it was replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>the fewest pushes that are not excluded, 0 if nothing is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>how far the best way lies above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>pushes of the best way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>No solution is shown that does not replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>replayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>the fewest pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>A way of {upper} pushes is known and every length below {lower} is excluded: {open} lengths are left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>the fewest pushes that are not excluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>the share of positions that can be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Of {positions} positions that pushes from the start lead to {solvable} can be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Breadth-first search over all positions, those alike but for where the man can walk taken as one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>positions within reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>those from which the level can be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Counted by a slow, plain search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>squares of each block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Blocks and cut vertices of random boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>squares taken out one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>The example of the article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>Yang Chao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>blocks of the free floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>The free floor falls into {blocks} blocks: within one, any two squares are on a round trip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>blocks of two squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>{passages} blocks have two squares only: there is one way through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>1 for each block of two squares, else 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>cut vertices of the free floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>{cuts} squares lie in more than one block: without one of them squares that hung together fall apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>the blocks that each square of more than one lies in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>how many such squares there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>squares of the free floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>The blocks have {all} squares; those that lie in several are counted {twice} times too often, and {alone} lie in none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>squares with a wall or a box on every side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>squares of all blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>counted again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/pushes.py"/>
        <source>squares of the floor without boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/report.py"/>
        <source>agrees in all its digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/report.py"/>
        <source>differs: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/report.py"/>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>branching factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>There are {longer} sequences of {length} turns that do not plainly repeat one another, {b} times as many as of one turn less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>half turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>turns of a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>sequences of d turns of which none repeats or undoes one before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>those of one turn less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the factor; in half turns it tends to 6 + 3√6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>6 + 3√6, the largest eigenvalue of the automaton that reads the sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>algebra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Sequences applied and counted one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the bound h of a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>The corners alone need {corners} turns, six edges {first} and the other six {second}: the cube needs at least {h}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>turns that the corners need, by the first table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>turns that six edges need, by the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>turns that the other six need, by the third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the largest: no solution is shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>No table says more than the depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>published depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>How many entries have each value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the depth of a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Searches to {tried} depths were tried one after the other; the one to {depth} found a solution, so none is shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the depths that were searched, each one whole but the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the one at which a solution was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Every position near solved has its depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>coset search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>positions in whole iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>To show that there is no shorter way {total} positions were generated, in all iterations but the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>positions that the iteration to depth d generated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>It goes as deep and generates as much as a plain search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>positions expected by the formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>From how often a random cube has a small bound the same iterations are expected to generate {total} positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>R. E. Korf, M. Reid and S. Edelkamp, Artificial Intelligence 129, 2001</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>E(d) = Σ N(i + 1) P(h ≤ d − i), i = 0 ... d − 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>positions expected of the iteration to depth d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Near what the article measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Korf, Reid and Edelkamp 2001</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the proved depths, one for each position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Shares and medians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>It follows the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>positions whose depth is proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>The bank holds {proved} positions whose depth is proved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>This program's own proofs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>positions still to be proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Of {listed} positions in the bank {proved} are proved, so {left} are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>positions in the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>those whose depth is proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>mean depth of what is proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>The proved positions are {mean} turns deep on average; open ones are likely to be the deeper ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>seconds of a proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Half of the proofs that were done here took more than {middle} s, half less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>Measured on this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>seconds of each proof that was done here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/search.py"/>
        <source>their median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>positions of that kind that are d pushes from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>Backwards finds what the other search finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>pulls instead of pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>Against dense algebra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>linear equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>Walks drawn at random agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>Small levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>a small level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>pushes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>The position lies in layer {layer} of the count backwards from solved, so {left} pushes solve it and no fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>d(s) = 1 + least d(s′) over the pushes from s to s′, 0 where all boxes are home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>pushes back from the solved position to this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>the fewest pushes that solve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>The way to a solution gets shorter push by push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>chance that a random pusher solves the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>Every push that can be made is equally likely; of all such walks {chance} come to the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>the share of walks that solve it with the N-th push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>the share that ever solves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>pushes until a random walk ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>A walk goes on as long as it is neither solved nor dead: {pushes} pushes on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>the share of walks that still go on after N pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>the mean number of pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>chance that a random pusher solves the level, drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>The level has too many positions for the exact chance; of {walks} walks that were drawn {solved} solved it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>walks drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>those that solved the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>pushes until a random walk ends, drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>{walks} walks that were drawn made {made} pushes until each was solved or dead: {pushes} on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/sokoban.py"/>
        <source>the pushes of all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the tiles on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Moves and merges one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the sum of all tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>All tiles of the board together are {sum}; a move adds 2 or 4, and merging changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>their sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>empty squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Of {C} squares {tiles} hold a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>squares of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>squares with a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>those without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>No tile of the board is larger than {largest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the largest of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Made of twos, the tiles on the board would have scored {twos}; each of the {fours} fours that appeared saved a merge that scores 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the exponent of each: t = 2^k, which takes k − 1 merges that score t in all for each level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves made: with the two first tiles m + 2 tiles have appeared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the score if all of them had been twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>fours among them, from the sum of the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the sum of all merged tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The score of whole games, move by move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>random games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Odds by plain recursion over every board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The mean over all new tiles is the value of the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>every reachable board of a small game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the chance of the target after this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The new tile comes on each of {places} squares alike, as a 4 with probability {four}; with the best play afterwards the target is made with probability {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>V(board) = largest over its moves of the mean over the new tile of V(next board); 1 with the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the chance with best play after a 2 on each empty square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the chance with best play after a 4 there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>empty squares after the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the chance after this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>what the adviser makes of this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The best move is worth {best} by its estimate, this one {cost} less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>M. Szubert and W. Jaśkowski, Temporal difference learning of n-tuple networks for 2048, 2014</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>V = gained by the move + mean over the new tile of the value of the best move after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>points of the best move, by a network that has learnt from its own games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>how much less this move has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>points of this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The search looks at every move and tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>a plain expectimax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>On boards other than 4×4, where a value is the network's own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>On 4×4: scores still to be expected, held against games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>what a move gives away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The best move is worth {best} and this one {value}: the difference is {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>what the best move is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>what this move is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>100 for a chance, which is told in percentage points, else 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>given away, in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Costs of whole games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the chance of a tile, with best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Each move leads to the tile with some probability if all later ones are best; the best of them has {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the chance after each move that can be made, or that of a tile that is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the chance of a tile, as the adviser plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Of {games} games that the adviser played on from this board {made} came to the tile; with 95 % confidence the chance lies between {low} and {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>E. B. Wilson, JASA 22, 1927</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>games played on from this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>those that made the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>standard deviations on each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the middle of the interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>half of its width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>its lower end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>its upper end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The interval covers what it should</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>Expected, luck and geometry add up to the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves that the bag takes on average, before its first tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves that a bag with the tiles of this game takes, or is expected to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves of the game; as long as it goes on, those expected if every pair merges from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>luck: what the new tiles cost or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>A bag takes {expected} moves on average, one with the tiles of this game {bag}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>geometry: what pairs that lay apart cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>A bag with the tiles of this game takes {bag} moves, the game itself {moves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the difference, never negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves of the game, as the sum of its parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>The bag's {expected} moves, {luck} for the tiles that came and {geometry} for pairs that lay apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the game of picture 15, played to 2048</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>what the tiles cost or saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>what pairs that lay apart cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves of the game, or those expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves on average in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>A bag takes {expected} moves on average; a game of {moves} with {over} more than that has drawn its tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>luck and geometry together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the mean of the bag, as the chain has it: see bag-mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>tile sum over its ideal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>With {moves} moves {tiles} tiles have come, each {each} on average; the board has {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>moves made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>tiles that have come, the two first among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>the mean of a new tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/twenty48.py"/>
        <source>how much more there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns made, each drawn uniformly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the probability of depth d after N turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Distributions by powers of the matrix, in fractions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>independent arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Walks drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Every sequence of turns applied one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>mean depth after N turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Each depth is weighed by the chance to be there after {N} turns; that makes {mean}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>p(·|N) = p(·|N − 1) M, all of it at depth 0 for N = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the depth expected after N turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the likeliest depth after N turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>After {N} turns no depth is likelier than {depth}: it has {share} of all walks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the largest p(d|N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>after 18 turns only even depths can occur, so 17 cannot be likelier than 19: both are 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>distance between two distributions of depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Where the two differ, depth by depth, is added up and halved: {distance} of all walks would have to be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>D. Levin, Y. Peres and E. Wilmer, Markov Chains and Mixing Times, chapter 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the other distribution: the stationary law of that parity, or the walk itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Distributions whose distance is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Lumped against exact on the 2×2×2, over all its positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>independent walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>growth b, by a line through log D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>A line is laid through the logarithms of the populations; a step along it multiplies them by {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the depths of the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>positions at depth d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the mean of the depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the mean of ln D(d)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the slope of the line of least squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>by how much a depth has more positions than the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Populations that grow as b^d give b back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>The article's number and that of other ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the article's number is the mean of p/q from depth 3 to 16, see ratio-growth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>growth b, as the mean of p/q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>At each depth p/q says how much the next one grows; their mean over the depths in the middle is {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the share of turns that lead away from solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the share that leads back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>their mean ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns that lead away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Of the {n} turns at a position {away} lead away from solved, on average over the depths in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns at each position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the share of them that leads away, at each depth of the range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>All p as the article prints them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Growth and turns away of the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the article's number is b itself; of 12 turns b·12/(b + 1) lead away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>q, the share of turns that lead back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>What flows into a depth from below flows back: {flow} turns' worth of {here} positions, so {q} of its turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>D(i) p(i) = D(i + 1) q(i + 1),  p(i) + q(i) = 1,  p(0) = 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>positions at the depths before, 0, 1, 2, ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the sign of each: + for the depth before, − for the one before that, and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>positions at this depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>what flows back in equilibrium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>The populations are the stationary law of the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns until the walk is mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>From {turns} turns on, the walk stays within {near} of what it tends to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>distance from the limit after N turns, in total variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>what counts as near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns after which it stays there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>The walk on the 2×2×2 forgets its start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>over all its positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>The chain calls it mixed too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns of a position that lead closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>positions of the depth with so many of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Where the turns of positions lead, one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>The sums are those of the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>positions of the depth that were looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>{positions} positions of this depth were looked at, all of them or as many as were drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>depth 12 of the 2×2×2 in quarter turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns that lead closer, on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>A position of this depth has {mean} of {turns} turns that lead closer, on average: all that the chain knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>their mean number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>how far positions of one depth are from alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>From position to position the number of turns that lead closer differs by {deviation}; a chain would need 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the mean of x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the standard deviation of x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Lumping fails on the 2×2×2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>correlation of two steps in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>A step through this depth and the one after it are correlated by {correlation}; in the chain they are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>turns of a position that lead closer, for each kind of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>its turns that lead farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>positions of that kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the mean of y − x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>its variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the variance of one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>of the last and the next step: +1 farther, 0, −1 closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Two steps in a row of a walk over all positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>correlation of two steps in the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>The chain's next step does not hang on the last one, so their product is on average the product of their means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the chance of a step farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the chance of a step closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the mean step, +1 farther and −1 closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>the mean product of two steps, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>their covariance, and so their correlation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>A depth whose positions are alike is a state of a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>how far the true walk is from uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>Over all positions, how likely each is after {N} turns was compared with 1 of all that parity allows: {distance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>t(N) = ½ Σ |p(s|N) − 1/n| over the n positions s that parity allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../../core/derivations/walks.py"/>
        <source>half the sum over all positions, as the exact walk counts it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

-- A data folder's statewalk.sqlite as version 0.1.0 wrote it.
BEGIN TRANSACTION;
CREATE TABLE best (
        puzzle TEXT NOT NULL, subject TEXT NOT NULL, metric TEXT NOT NULL, value REAL NOT NULL,
        moves TEXT NOT NULL, reached REAL NOT NULL,
        PRIMARY KEY (puzzle, subject, metric)
    ) WITHOUT ROWID;
INSERT INTO "best" VALUES('2048','2x2','score',8.0,'',1.79535990440347170832e+09);
INSERT INTO "best" VALUES('sokoban','12f4ea000821b690','box_changes',1.0,'R',1.79535990437945508959e+09);
INSERT INTO "best" VALUES('sokoban','12f4ea000821b690','box_lines',1.0,'R',1.79535990437944197655e+09);
INSERT INTO "best" VALUES('sokoban','12f4ea000821b690','moves',1.0,'R',1.79535990437942624088e+09);
INSERT INTO "best" VALUES('sokoban','12f4ea000821b690','player_lines',1.0,'R',1.79535990437948131566e+09);
INSERT INTO "best" VALUES('sokoban','12f4ea000821b690','pushes',1.0,'R',1.79535990437937116627e+09);
INSERT INTO "best" VALUES('sokoban','12f4ea000821b690','pushing_sessions',1.0,'R',1.79535990437946820254e+09);
CREATE TABLE cube_walk_sample (
        puzzle TEXT NOT NULL, metric TEXT NOT NULL, moves INTEGER NOT NULL, seed INTEGER NOT NULL,
        next INTEGER NOT NULL, counts TEXT NOT NULL,
        PRIMARY KEY (puzzle, metric, moves)
    ) WITHOUT ROWID;
INSERT INTO "cube_walk_sample" VALUES('3x3x3','qtm',18,251536699010332,7,'[0, 2, 5]');
CREATE TABLE game (
        puzzle TEXT NOT NULL, slot TEXT NOT NULL, record TEXT NOT NULL, saved REAL NOT NULL,
        PRIMARY KEY (puzzle, slot)
    ) WITHOUT ROWID;
INSERT INTO "game" VALUES('2048','2x2','{"start":"target 16 score 0 moves 0 generator 4354685564936845359\n. 2\n2 .\n","moves":["right","left","right","left"],"position":4,"seed":5,"elapsed":0.0,"info":{"kept":true,"game":"3ac0e3add707caa7"}}',1.79535990440343666075e+09);
INSERT INTO "game" VALUES('2048','4x4','{"start":"target 2048 score 0 moves 0 generator 4354685564936845365\n. . 2 .\n. . . .\n2 . . .\n. . . .\n","moves":["left","left","left","left","left","left"],"position":6,"seed":11,"elapsed":0.0,"info":{}}',1.79535990440367293355e+09);
INSERT INTO "game" VALUES('2048 saved','Evening game','{"start":"target 2048 score 0 moves 0 generator 4354685564936845365\n. . 2 .\n. . . .\n2 . . .\n. . . .\n","moves":["left","left","left","left","left","left"],"position":6,"seed":11,"elapsed":0.0,"info":{},"about":{"size":4,"score":12,"moves":6}}',1.79535990440419197084e+09);
INSERT INTO "game" VALUES('cube','3x3x3','{"start":"BLUBULFFBDBLRRULLBRRRRFULDUFFBDDFRDULRDULDULDFUDBBFRBF","moves":["R","U","F''"],"position":2,"seed":7,"elapsed":0.0,"info":{"scramble":["R2","U2","F2","U2","B2","F","D2","B''","L2","F''","U''","F''","L''","B2","D2","U''","B","R''","F","U2"]}}',1.79535990427444410322e+09);
INSERT INTO "game" VALUES('sokoban','12f4ea000821b690','{"start":"#####\n#@$.#\n#####","moves":["R"],"position":1,"seed":0,"elapsed":0.0,"info":{"file":"library","key":"12f4ea000821b690","title":"Second","author":"A. Person"}}',1.79535990437967562672e+09);
INSERT INTO "game" VALUES('sokoban','12f4ea000821b690/snapshots','{"snapshots":[{"name":"At the goal","start":"#####\n#@$.#\n#####","moves":"R","pull":false,"saved":1795359904.3791895}]}',1.79535990437926793101e+09);
CREATE TABLE sokoban_collection (
        key INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, head TEXT NOT NULL, source TEXT NOT NULL,
        place INTEGER NOT NULL, removed INTEGER NOT NULL DEFAULT 0
    );
INSERT INTO "sokoban_collection" VALUES(1,'','{}','rooms.sok',1,0);
CREATE TABLE sokoban_level (
        key INTEGER PRIMARY KEY AUTOINCREMENT,
        collection INTEGER NOT NULL REFERENCES sokoban_collection (key) ON DELETE CASCADE,
        place INTEGER NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL, board TEXT NOT NULL, about TEXT NOT NULL,
        game TEXT NOT NULL, identity TEXT NOT NULL, boxes INTEGER NOT NULL, width INTEGER NOT NULL,
        height INTEGER NOT NULL, fault TEXT NOT NULL
    );
INSERT INTO "sokoban_level" VALUES(1,1,0,'First','A. Person','#######
#.@ # #
#$* $ #
#   $ #
# ..  #
#  *  #
#######','{"notes": "Two rooms", "keys": [["Author", "A. Person"]]}','27696311788861e4','9aeec04abdf218e2',5,7,7,'');
INSERT INTO "sokoban_level" VALUES(2,1,1,'Second','','#####
#@$.#
#####','{}','12f4ea000821b690','4a9d8e70745097c1',1,5,3,'');
CREATE TABLE solve_time (
        key INTEGER PRIMARY KEY AUTOINCREMENT, puzzle TEXT NOT NULL, session INTEGER NOT NULL, scramble TEXT NOT NULL,
        milliseconds INTEGER NOT NULL, penalty TEXT NOT NULL, solved_at REAL NOT NULL
    );
INSERT INTO "solve_time" VALUES(2,'3x3x3',1,'L D B',9999,'+2',1.79535990427468323702e+09);
INSERT INTO "solve_time" VALUES(3,'3x3x3',2,'U'' B2',8000,'DNF',1.79535990427471256252e+09);
INSERT INTO "solve_time" VALUES(4,'2x2x2',1,'R U',2500,'',1.79535990427475547785e+09);
CREATE TABLE twenty48_game (
        key TEXT PRIMARY KEY, size INTEGER NOT NULL, target INTEGER NOT NULL, four REAL NOT NULL,
        score INTEGER NOT NULL, moves INTEGER NOT NULL, largest INTEGER NOT NULL, win_moves INTEGER, win_sum INTEGER,
        record TEXT NOT NULL, ended REAL NOT NULL
    );
INSERT INTO "twenty48_game" VALUES('3ac0e3add707caa7',2,4,0.1,8,4,2,NULL,NULL,'{"start":"target 16 score 0 moves 0 generator 4354685564936845359\n. 2\n2 .\n","moves":["right","left","right","left"],"position":4,"seed":5,"elapsed":0.0,"info":{"kept":true,"game":"3ac0e3add707caa7"}}',1.79535990440304899212e+09);
CREATE INDEX solve_time_of_session ON solve_time (puzzle, session);
CREATE INDEX sokoban_level_of_collection ON sokoban_level (collection, place);
CREATE INDEX sokoban_level_identity ON sokoban_level (identity);
CREATE INDEX sokoban_level_game ON sokoban_level (game);
CREATE INDEX twenty48_game_by_size ON twenty48_game (size, ended);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('solve_time',4);
INSERT INTO "sqlite_sequence" VALUES('sokoban_collection',1);
INSERT INTO "sqlite_sequence" VALUES('sokoban_level',2);
COMMIT;
PRAGMA user_version = 5;

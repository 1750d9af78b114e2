## Sharing the result of a finished game, and its public page

share-picture-of = { $title }: the result as a picture, with who won and why
share-no-picture = The picture couldn't be made. The link works without it.
share-picture = Share the picture
share-drawing = Drawing the picture …
share-public = Anyone with the link can see this game
share-public-note = Every card and claim of it, and who won. Never the chat. You can take it back at any time.
share-names = With everyone's names
share-names-note = Otherwise people are Player 1, Player 2 and so on.
share-host-only = Only the host can make a public link to this game.
share-shown = This game is public: anyone with the link can see it{ $names ->
    [yes] , with your names.
   *[no] , without your names.
}
share-earlier = Other public games of this table
share-game = Game { $number }: { $title }
share-take-back = Take back

public-page = { $title }: how it ended
public-story = The story
public-people = Who played
public-won = won
public-record = Download the game
public-play = Play Boomtable

// run: scan --only atomicity
// expect: none
// cleanup holds the game's lock over both closing steps
class Match {
    private boolean battle;
    private boolean open = true;

    synchronized void startBattle() {
        if (open) {
            battle = true;
        }
    }

    synchronized void closeBattle() {
        battle = false;
    }

    synchronized void closeGame() {
        open = false;
    }
}

class MatchClient {
    private final Match match;
    private boolean connected = true;

    MatchClient(Match match) {
        this.match = match;
    }

    synchronized void kicked() {
        if (connected) {
            connected = false;
            synchronized (match) {
                match.closeBattle();
                match.closeGame();
            }
        }
    }
}

public class GameClientRepaired {
    public static void main(String[] args) {
        Match match = new Match();
        MatchClient client = new MatchClient(match);
        new Thread(match::startBattle).start();
        new Thread(client::kicked).start();
    }
}
// corpus: unseen

// run: scan --only atomicity
// expect: atomicity
// during cleanup the client holds its lock and locks the shared game twice: close the battle, then close the game
class BattleGame {
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

    synchronized boolean inconsistent() {
        return battle && !open;
    }
}

class RiskClient {
    private final BattleGame game;
    private boolean connected = true;

    RiskClient(BattleGame game) {
        this.game = game;
    }

    synchronized void kicked() {
        if (connected) {
            connected = false;
            game.closeBattle();
            game.closeGame();
        }
    }
}

public class GameClient {
    public static void main(String[] args) throws InterruptedException {
        BattleGame game = new BattleGame();
        RiskClient client = new RiskClient(game);
        Thread player = new Thread(game::startBattle);
        Thread server = new Thread(client::kicked);
        player.start();
        server.start();
        player.join();
        server.join();
        System.out.println(game.inconsistent());
    }
}
// corpus: unseen

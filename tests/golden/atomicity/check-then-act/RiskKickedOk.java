// run: scan --only atomicity
// expect: none

public class RiskKickedOk {
    static class Game {
        private boolean battle = true, open = true;
        synchronized void closeBattle() { battle = false; }
        synchronized void closeGame() { open = false; }
        synchronized void startBattle() { battle = open; }
    }

    private final Game game;

    public RiskKickedOk(Game game) { this.game = game; }

    public synchronized void kicked() {
        synchronized (game) {
            game.closeBattle();
            game.closeGame();
        }
    }

    public void attack() { game.startBattle(); }
}

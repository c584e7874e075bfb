// run: scan --only atomicity
// expect: atomicity method=RiskKickedBad.kicked line=here witness=this.game context=this
// Seed 002, Risk: cleanup closes the battle, then the game; a new battle may start in between.

public class RiskKickedBad {
    static class Game {
        private boolean battle = true, open = true;
        synchronized void closeBattle() { battle = false; }
        synchronized void closeGame() { open = false; }
        synchronized void startBattle() { battle = open; }
    }

    private final Game game;

    public RiskKickedBad(Game game) { this.game = game; }

    public synchronized void kicked() {
        game.closeBattle();
        game.closeGame(); // <- here
    }

    public void attack() { game.startBattle(); }
}

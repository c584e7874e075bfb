// run: scan --only stale-value
// expect: none
// ConTest PingPong: the player is there when asked, and gone when used.
// Missed: Two reads, one that is tested and one that is used.

public class FN_ContestPingPongBad {
    public static class Player {
        private final int number = 1;
        public int number() { return number; }
    }

    private volatile Player player = new Player();

    public void leave() { player = null; }

    public void enter() { player = new Player(); }

    public int use() {
        if (player != null)
            return player.number(); // missed
        return 0;
    }
}

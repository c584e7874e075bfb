// run: scan --only stale-value
// expect: stale-value method=ContestPingPongBad.use line=here
// ConTest PingPong: the player is there when asked, and gone when used.

public class ContestPingPongBad {
    public static class Player {
        private final int number = 1;
        public int number() { return number; }
    }

    private volatile Player player = new Player();

    public void leave() { player = null; }

    public void enter() { player = new Player(); }

    public int use() {
        if (player != null)
            return player.number(); // <- here
        return 0;
    }
}
// corpus: published

// run: scan --only atomicity,stale-value
// expect: none
// ConTest PingPong: the player is there when asked, and gone when used.

public class ContestPingPongOk {
    public static class Player {
        private final int number = 1;
        public int number() { return number; }
    }

    private volatile Player player = new Player();

    public void leave() { player = null; }

    public void enter() { player = new Player(); }

    public int use() {
        Player p = player;
        if (p != null)
            return p.number();
        return 0;
    }
}
// corpus: published

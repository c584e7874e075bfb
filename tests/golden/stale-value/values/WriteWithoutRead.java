// run: scan --only stale-value
// expect: none
// the second section does not depend on what the first one read
public class WriteWithoutRead {
    private long lastSeen;
    private int pings;

    private synchronized long lastSeen() {
        return lastSeen;
    }

    private synchronized void touch(long now) {
        lastSeen = now;
        pings++;
    }

    public String ping() {
        String reply = "last " + lastSeen();
        touch(System.currentTimeMillis());
        return reply;
    }
}
// corpus: unseen

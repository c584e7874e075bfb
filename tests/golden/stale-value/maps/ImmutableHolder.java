// run: scan --only stale-value
// expect: none
// volatile reference to an immutable snapshot that readers use once; writers replace it as a whole under the lock
public class ImmutableHolder {
    static final class Settings {
        final int timeout;
        final String host;

        Settings(int timeout, String host) {
            this.timeout = timeout;
            this.host = host;
        }
    }

    private volatile Settings current = new Settings(10, "localhost");

    public synchronized void timeout(int t) {
        current = new Settings(t, current.host);
    }

    public synchronized void host(String h) {
        current = new Settings(current.timeout, h);
    }

    public String describe() {
        Settings s = current;
        return s.host + ":" + s.timeout;
    }
}
// corpus: unseen

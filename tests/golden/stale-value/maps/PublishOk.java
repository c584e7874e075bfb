// run: scan --only stale-value
// expect: none
// A whole new snapshot is published; it does not depend on the old one.

public class PublishOk {
    record Config(int level, String name) { }

    private volatile Config config = new Config(0, "x");

    public void load(int level, String name) {
        config = new Config(level, name);
    }

    public Config config() { return config; }
}

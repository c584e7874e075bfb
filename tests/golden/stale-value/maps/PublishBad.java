// run: scan --only stale-value
// expect: stale-value method=PublishBad.raise line=here
// An immutable snapshot is replaced by one computed from it.

public class PublishBad {
    record Config(int level, String name) { }

    private volatile Config config = new Config(0, "x");

    public void raise() {
        Config c = config;
        config = new Config(c.level() + 1, c.name()); // <- here
    }

    public Config config() { return config; }
}

// run: scan --only stale-value
// expect: stale-value
// toggle of a volatile boolean: reads and writes the negation
public class AlarmToggle {
    private volatile boolean armed;
    private final Runnable siren;

    public AlarmToggle(Runnable siren) {
        this.siren = siren;
    }

    public void toggle() {
        armed = !armed;
    }

    public void motion() {
        if (armed) {
            siren.run();
        }
    }
}
// corpus: unseen

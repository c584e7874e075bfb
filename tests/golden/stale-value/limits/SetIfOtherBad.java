// run: scan --only stale-value
// What is written is not the value that was compared with, or it is not compared whether they are equal.
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class SetIfOtherBad {
    static class Settings {
        private int limit;
        private String name;

        synchronized int limit() { return limit; }
        synchronized void setLimit(int limit) { this.limit = limit; }
        synchronized void raiseLimit(int limit) { this.limit = limit + 1; }
        synchronized int double_() { return limit * 2; }
        synchronized String name() { return name; }
        synchronized void setName(String name) { this.name = name; }
    }

    private final Settings settings = new Settings();
    private final AtomicReference<String> current = new AtomicReference<>("");
    private volatile String title = "";

    // Only one may turn "free" into its own name.
    public void somethingElse(String name) {
        if (Objects.equals(settings.name(), "free"))
            settings.setName(name); // expect: stale-value severity=medium
    }

    public void keepMaximum(int limit) {
        if (settings.limit() < limit)
            settings.setLimit(limit); // expect: stale-value severity=medium
    }

    public void oneMore(int limit) {
        if (settings.limit() != limit)
            settings.setLimit(limit + 1); // expect: stale-value severity=medium
    }

    public void oneMoreBelow(int limit) {
        if (settings.limit() != limit)
            settings.raiseLimit(limit); // expect: stale-value severity=medium
    }

    public void notWhatIsThere(int limit) {
        if (settings.double_() != limit)
            settings.setLimit(limit); // expect: stale-value severity=medium
    }

    // What was null must stay so.
    public void onlyWhereSet(String name) {
        String old = settings.name();
        if (old != null && !old.equals(name))
            settings.setName(name); // expect: stale-value severity=medium
    }

    private static boolean isLess(int a, int b) { return a < b; }
    private static boolean isFirst(Object a, Object b) { return a == null || b == null; }
    private static boolean isNewer(String a, String b) { return a.compareTo(b) > 0; }

    public void byOrder(int limit) {
        if (isLess(settings.limit(), limit))
            settings.setLimit(limit); // expect: stale-value severity=medium
    }

    public void byNulls(String name) {
        if (isFirst(settings.name(), name))
            settings.setName(name); // expect: stale-value severity=medium
    }

    public void newer(String name) {
        if (isNewer(name, title))
            title = name; // expect: stale-value severity=low
    }

    public void whereEqual(String next, String expected) {
        if (current.get().equals(expected))
            current.set(next); // expect: stale-value severity=low
    }

    // Refused where it is another one by then.
    public void onlyTheSame(String name) {
        if (!Objects.equals(current.get(), name))
            throw new IllegalStateException();
        current.set(name); // expect: stale-value
    }
}

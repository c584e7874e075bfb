// run: scan --library --only lock-order
// expect: none
// snapshot copies the static list under the class lock and reads the timers after it; only reset nests (instance then class lock), never the other way
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class TimerFamily {
    private static final List<TimerFamily> REGISTERED = new ArrayList<>();
    private static long resets;

    private final String name;
    private long nanos;
    private int calls;

    private TimerFamily(String name) {
        this.name = name;
    }

    public static TimerFamily register(String name) {
        TimerFamily t = new TimerFamily(name);
        synchronized (TimerFamily.class) {
            REGISTERED.add(t);
        }
        return t;
    }

    public synchronized void record(long elapsed) {
        nanos += elapsed;
        calls++;
    }

    public synchronized double mean() {
        return calls == 0 ? 0 : (double) nanos / calls;
    }

    public synchronized void reset() {
        nanos = 0;
        calls = 0;
        noteReset();
    }

    private static synchronized void noteReset() {
        resets++;
    }

    public static synchronized long resets() {
        return resets;
    }

    private static synchronized List<TimerFamily> copy() {
        return List.copyOf(REGISTERED);
    }

    public static Map<String, Double> snapshot() {
        Map<String, Double> out = new LinkedHashMap<>();
        for (TimerFamily t : copy()) {
            out.put(t.name, t.mean());
        }
        return out;
    }
}
// corpus: unseen17

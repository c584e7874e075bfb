// run: scan --only atomicity
// expect: none
// the size of the shared vector is only a first guess for the capacity of the copy; the copy itself is taken by one toArray() inside the ArrayList and may be longer or shorter
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class AlarmDigest {
    private final List<String> digest = new ArrayList<>();
    private int runs;

    synchronized int collect(Vector<String> alarms) {
        List<String> batch = new ArrayList<>(alarms.size() + 8);
        batch.addAll(alarms);
        batch.sort(String::compareTo);
        runs++;
        digest.clear();
        for (String a : batch) {
            digest.add(runs + ":" + a);
        }
        return batch.size();
    }

    synchronized String first() {
        return digest.isEmpty() ? "none" : digest.get(0);
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<String> alarms = new Vector<>();
        AlarmDigest digest = new AlarmDigest();
        Thread sensors = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                alarms.add("pump" + (i % 7));
                if (i % 100 == 0) {
                    alarms.clear();
                }
            }
        }, "sensors");
        sensors.start();
        long seen = 0;
        for (int i = 0; i < 2_000; i++) {
            seen += digest.collect(alarms);
        }
        sensors.join();
        System.out.println(seen >= 0 ? digest.first() : "");
    }
}
// corpus: unseen19

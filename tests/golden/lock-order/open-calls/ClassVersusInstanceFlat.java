// run: scan --only lock-order
// expect: none
// rename calls the static method outside of the instance lock
import java.util.ArrayList;
import java.util.List;

public class ClassVersusInstanceFlat {
    private static final List<ClassVersusInstanceFlat> INSTANCES = new ArrayList<>();
    private static int renames;
    private String name;

    public ClassVersusInstanceFlat(String name) { this.name = name; }

    public static synchronized void register(ClassVersusInstanceFlat d) { INSTANCES.add(d); }

    private static synchronized void count() { renames++; }

    public static synchronized String dump() {
        StringBuilder sb = new StringBuilder();
        for (ClassVersusInstanceFlat d : INSTANCES) sb.append(d.describe()).append('\n');
        return sb.append(renames).toString();
    }
    public synchronized String describe() { return "device " + name; }
    public void rename(String n) {
        if (n == null) throw new NullPointerException("name");
        synchronized (this) {
            name = n;
        }
        count();
    }
}
// corpus: unseen

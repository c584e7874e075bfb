// run: scan --only atomicity
// expect: none
// the Vector parameter stays locked during size and all gets
import java.util.Vector;

public class TunerCountRepaired {
    private int lastCount;

    public synchronized int countLong(Vector<String> names, int min) {
        int n = 0;
        synchronized (names) {
            for (int i = 0; i < names.size(); i++) {
                if (names.get(i).length() >= min) {
                    n++;
                }
            }
        }
        lastCount = n;
        return n;
    }

    public synchronized int lastCount() {
        return lastCount;
    }
}
// corpus: unseen

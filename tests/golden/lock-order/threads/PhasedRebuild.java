// run: scan --only lock-order
// expect: none
// the thread that locks data before index has been joined before the thread that locks index before data is started
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PhasedRebuild {
    private final Object dataLock = new Object();
    private final Object indexLock = new Object();
    private final List<String> data = new ArrayList<>();
    private final Map<String, Integer> index = new HashMap<>();

    private void load() {
        for (int i = 0; i < 1000; i++) {
            synchronized (dataLock) {
                data.add("row" + i);
                synchronized (indexLock) {
                    index.put("row" + i, data.size() - 1);
                }
            }
        }
    }

    private void compact() {
        synchronized (indexLock) {
            index.clear();
            synchronized (dataLock) {
                data.removeIf(r -> r.endsWith("7"));
                for (int i = 0; i < data.size(); i++) {
                    index.put(data.get(i), i);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PhasedRebuild p = new PhasedRebuild();
        Thread loader = new Thread(p::load, "loader");
        loader.start();
        loader.join();
        Thread compactor = new Thread(p::compact, "compactor");
        compactor.start();
        compactor.join();
        synchronized (p.indexLock) {
            System.out.println(p.index.size());
        }
    }
}
// corpus: unseen14

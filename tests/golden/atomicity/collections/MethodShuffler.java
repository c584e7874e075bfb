// run: scan --only atomicity
// expect: atomicity
// soot-oss/soot#1814 (LibraryMethodWrappersBuilder): the index is drawn from size() and used in get() in another critical section of the shared method list, from which the other pack removes
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Vector;

public class MethodShuffler {
    private final Random random = new Random(7);
    private final Map<String, Integer> wrapped = new HashMap<>();

    /** One shuffler serves all transformer threads, hence the monitor. */
    synchronized String pick(List<String> methods) {
        int index = random.nextInt(methods.size());
        String m = methods.get(index);
        wrapped.merge(m, 1, Integer::sum);
        return m;
    }

    synchronized Map<String, Integer> report() {
        return new HashMap<>(wrapped);
    }

    public static void main(String[] args) throws InterruptedException {
        MethodShuffler shuffler = new MethodShuffler();
        List<String> methods = new Vector<>();
        Collections.addAll(methods, "<init>", "run");
        Thread pruner = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                methods.add("m" + i);
                methods.remove("m" + i);
            }
        }, "dead-code-pack");
        Thread wrapper = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                shuffler.pick(methods);
            }
        }, "wrapper-pack");
        pruner.start();
        wrapper.start();
        pruner.join();
        wrapper.join();
        System.out.println(shuffler.report().size());
    }
}
// corpus: unseen19

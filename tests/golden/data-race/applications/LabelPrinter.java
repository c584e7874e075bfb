// Each thread has its own Scratch by ThreadLocal.withInitial(Scratch::new); only Strings leave it.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LabelPrinter {

    static class Scratch {
        private final StringBuilder text = new StringBuilder();
        private int uses;

        Scratch reset() {
            text.setLength(0);
            uses++;
            return this;
        }

        Scratch line(String s) {
            text.append(s).append('\n');
            return this;
        }

        String finish() {
            return text + "#" + uses;
        }
    }

    private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

    static Scratch scratch() {
        return SCRATCH.get();
    }

    static String label(String name, String city) {
        return scratch().reset().line(name).line(city).finish();
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<String>> labels = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            int n = i;
            labels.add(pool.submit(() -> label("customer " + n, "city " + n % 4)));
        }
        int length = label("head office", "city 0").length();
        for (Future<String> f : labels) {
            length += f.get().length();
        }
        pool.shutdown();
        System.out.println(length);
    }
}
// corpus: unseen26

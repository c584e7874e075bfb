import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ModuleShelf {
    static class Dictionary {
        private final Map<String, Integer> ranks;

        private Dictionary() {
            Map<String, Integer> m = new HashMap<>();
            String[] words = "the of and to in that is was he for".split(" ");
            for (int i = 0; i < words.length; i++) {
                m.put(words[i], i + 1);
            }
            ranks = m;
        }

        int rank(String w) {
            return ranks.getOrDefault(w, 1000);
        }

        private static final class Holder {
            static final Dictionary INSTANCE = new Dictionary();
        }

        static Dictionary get() {
            return Holder.INSTANCE;
        }
    }

    static class Stemmer {
        private String[] suffixes;
        private int minimum;

        void init() {
            suffixes = new String[] {"ing", "ed", "s"};
            minimum = 3;
        }

        String stem(String w) {
            for (String s : suffixes) {
                if (w.endsWith(s) && w.length() - s.length() >= minimum) {
                    return w.substring(0, w.length() - s.length());
                }
            }
            return w;
        }
    }

    private static volatile Stemmer stemmer;
    private static int builds;

    static Stemmer stemmer() {
        Stemmer s = stemmer;
        if (s == null) {
            synchronized (ModuleShelf.class) {
                s = stemmer;
                if (s == null) {
                    s = new Stemmer();
                    s.init();
                    builds++;
                    stemmer = s;
                }
            }
        }
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        String[] text = "walking the dogs and jumped to houses that was in boots for he".split(" ");
        AtomicInteger score = new AtomicInteger();
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int t = 0; t < 5; t++) {
            pool.execute(() -> {
                int sum = 0;
                for (String w : text) {
                    sum += Dictionary.get().rank(stemmer().stem(w)) + stemmer().minimum;
                }
                score.addAndGet(sum);
            });
        }
        pool.shutdown();
        if (pool.awaitTermination(10, TimeUnit.SECONDS)) {
            System.out.println(score.get() + " with " + builds + " build");
        }
    }
}

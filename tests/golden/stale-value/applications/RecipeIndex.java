// get-then-put is executed only by tasks of one single-thread executor; other threads only read single values for display.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class RecipeIndex {

    private final ConcurrentMap<String, Integer> ratings = new ConcurrentHashMap<>();
    private final ExecutorService writer = Executors.newSingleThreadExecutor();

    void rate(String recipe, int stars) {
        writer.execute(() -> {
            Integer old = ratings.get(recipe);
            if (old == null) {
                ratings.put(recipe, stars);
            } else {
                ratings.put(recipe, old + stars);
            }
        });
    }

    String show(String recipe) {
        return recipe + " " + ratings.getOrDefault(recipe, 0);
    }

    void close() throws InterruptedException {
        writer.shutdown();
        writer.awaitTermination(10, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        RecipeIndex index = new RecipeIndex();
        Thread[] cooks = new Thread[3];
        for (int i = 0; i < cooks.length; i++) {
            final int stars = i + 3;
            cooks[i] = new Thread(() -> {
                for (String recipe : new String[] {"ramen", "pesto", "ramen"}) {
                    index.rate(recipe, stars);
                }
            });
            cooks[i].start();
        }
        System.out.println(index.show("ramen"));
        for (Thread c : cooks) {
            c.join();
        }
        index.close();
        System.out.println(index.show("ramen"));
        System.out.println(index.show("pesto"));
    }
}

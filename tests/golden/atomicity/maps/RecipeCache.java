// run: scan --only atomicity --library
// expect: none
// The synchronized map is asked once; the answer itself says whether the recipe is there
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class RecipeCache {
    private final CookBook book = new CookBook();
    private final Counter[] counters = new Counter[4];

    public RecipeCache() {
        for (int i = 0; i < counters.length; i++) {
            counters[i] = new Counter(book.minutes);
        }
    }

    public int total(String dish, int portions) {
        return counters[Math.floorMod(dish.hashCode(), counters.length)].minutes(dish) * portions;
    }

    public CookBook book() {
        return book;
    }

    public static final class CookBook {
        private final Map<String, Integer> minutes = Collections.synchronizedMap(new HashMap<>());

        public void set(String dish, int m) {
            minutes.put(dish, m);
        }

        public void drop(String dish) {
            minutes.remove(dish);
        }
    }

    private static final class Counter {
        private final Map<String, Integer> minutes;
        private int misses;

        Counter(Map<String, Integer> minutes) {
            this.minutes = minutes;
        }

        synchronized int minutes(String dish) {
            Integer m = minutes.get(dish);
            if (m == null) {
                misses++;
                return 0;
            }
            return m;
        }
    }
}
// corpus: unseen10

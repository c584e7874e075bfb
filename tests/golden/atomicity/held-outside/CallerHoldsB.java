// run: scan --only atomicity --library
// expect: none
// The only public entry Pantry.cook holds the pantry's monitor (B) around the call into the chef (A), so the chef's two calls amount and use merely re-enter it; order is always pantry before chef.
import java.util.HashMap;
import java.util.Map;

public class CallerHoldsB {

    private final Pantry pantry = new Pantry();
    private final Chef chef = new Chef();

    public void stock(String what, int grams) {
        if (grams <= 0) {
            throw new IllegalArgumentException();
        }
        pantry.put(what, grams);
    }

    public boolean cook(String what, int grams) {
        if (grams <= 0) {
            return false;
        }
        return pantry.serve(chef, what, grams);
    }

    public int left(String what) {
        return pantry.amount(what);
    }

    private static final class Pantry {
        private final Map<String, Integer> shelf = new HashMap<>();

        synchronized void put(String what, int g) {
            shelf.merge(what, g, Integer::sum);
        }

        synchronized int amount(String what) {
            return shelf.getOrDefault(what, 0);
        }

        synchronized void use(String what, int g) {
            shelf.put(what, amount(what) - g);
        }

        synchronized boolean serve(Chef chef, String what, int g) {
            return chef.prepare(this, what, g);
        }
    }

    private static final class Chef {
        private int dishes;

        synchronized boolean prepare(Pantry p, String what, int g) {
            if (p.amount(what) < g) {
                return false;
            }
            p.use(what, g);
            dishes++;
            return dishes > 0;
        }
    }
}
// corpus: unseen

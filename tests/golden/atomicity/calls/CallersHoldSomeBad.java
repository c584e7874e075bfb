// run: scan --only atomicity --library
// expect: atomicity
// One of the callers does not hold the witness.
import java.util.concurrent.Executor;

public class CallersHoldSomeBad {
    static final class Pantry {
        private int grams;

        synchronized int amount() {
            return grams;
        }

        synchronized void use(int g) {
            grams -= g;
        }

        synchronized void put(int g) {
            grams += g;
        }

        synchronized boolean serve(Chef chef, int g) {
            return chef.prepare(this, g);
        }
    }

    private static final class Chef {
        private int dishes;

        synchronized boolean prepare(Pantry p, int g) {
            if (p.amount() < g) {
                return false;
            }
            p.use(g);
            dishes++;
            return true;
        }
    }

    private final Pantry pantry = new Pantry();
    private final Chef chef = new Chef();

    public void stock(int g) {
        pantry.put(g);
    }

    public boolean cook(int g) {
        return pantry.serve(chef, g);
    }

    public boolean snack(int g) {
        return chef.prepare(pantry, g);
    }
}

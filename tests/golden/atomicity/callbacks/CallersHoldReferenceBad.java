// run: scan --only atomicity --library
// expect: atomicity
// The method is also given away as a function object.
import java.util.concurrent.Executor;

public class CallersHoldReferenceBad {
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

    public interface Step {
        boolean run(Pantry p, int g);
    }

    public Step step() {
        return chef::prepare;
    }
}

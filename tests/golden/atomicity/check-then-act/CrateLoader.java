// run: scan --library --only atomicity
// expect: atomicity
// load() (synchronized template method) asks the shared hold isFull (inherited, hold's monitor) and then stow (hold's monitor again): two loaders overfill one hold
import java.util.ArrayList;
import java.util.List;

public abstract class CrateLoader {
    public static class Hold {
        private final List<String> crates = new ArrayList<>();
        private final int capacity;

        public Hold(int capacity) {
            this.capacity = capacity;
        }

        public synchronized boolean isFull() {
            return crates.size() >= capacity;
        }

        public synchronized void stow(String crate) {
            crates.add(crate);
        }

        public synchronized int stowed() {
            return crates.size();
        }
    }

    public static class CoolHold extends Hold {
        private final int celsius;

        public CoolHold(int capacity, int celsius) {
            super(capacity);
            this.celsius = celsius;
        }

        public int celsius() {
            return celsius;
        }
    }

    private int refused;

    protected abstract String tag(String crate);

    public synchronized boolean load(CoolHold hold, String crate) {
        boolean ok = place(hold, tag(crate));
        if (!ok) {
            refused++;
        }
        return ok;
    }

    private boolean place(CoolHold hold, String tagged) {
        if (hold.isFull()) {
            return false;
        }
        hold.stow(tagged);
        return true;
    }

    public synchronized int refused() {
        return refused;
    }

    public static class FruitLoader extends CrateLoader {
        @Override
        protected String tag(String crate) {
            return "fruit/" + crate;
        }
    }
}
// corpus: unseen17

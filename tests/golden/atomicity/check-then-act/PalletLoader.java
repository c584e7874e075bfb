// run: scan --library --only atomicity
// expect: none
// stowIfRoom (inherited) checks and adds in one lock section of the bay, its answer decides; the fallback bay is another object
import java.util.ArrayList;
import java.util.List;

public abstract class PalletLoader {
    public static class Bay {
        private final List<String> pallets = new ArrayList<>();
        private final int capacity;

        public Bay(int capacity) {
            this.capacity = capacity;
        }

        public synchronized boolean stowIfRoom(String pallet) {
            return pallets.size() < capacity && pallets.add(pallet);
        }

        public synchronized int stowed() {
            return pallets.size();
        }
    }

    public static class DryBay extends Bay {
        private final String zone;

        public DryBay(int capacity, String zone) {
            super(capacity);
            this.zone = zone;
        }

        public String zone() {
            return zone;
        }
    }

    private int refused;

    protected abstract String tag(String pallet);

    public synchronized boolean load(DryBay bay, DryBay overflow, String pallet) {
        String tagged = tag(pallet);
        boolean ok = bay.stowIfRoom(tagged) || overflow.stowIfRoom(tagged);
        if (!ok) {
            refused++;
        }
        return ok;
    }

    public synchronized int refused() {
        return refused;
    }

    public static class TimberLoader extends PalletLoader {
        @Override
        protected String tag(String pallet) {
            return "timber/" + pallet;
        }
    }
}
// corpus: unseen17

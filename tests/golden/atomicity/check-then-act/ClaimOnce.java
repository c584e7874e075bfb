// run: scan --only atomicity --library
// expect: none
// The earlier isFree call is only a fast path; LockerBank.claim checks again under its own monitor and its answer decides, so nothing that happens between the two calls does harm.
import java.util.HashMap;
import java.util.Map;

public class ClaimOnce {

    public static final class LockerBank {
        private final Map<Integer, String> owners = new HashMap<>();
        private final int size;

        public LockerBank(int size) { this.size = size; }

        synchronized boolean isFree(int n) {
            return n >= 0 && n < size && !owners.containsKey(n);
        }

        synchronized boolean claim(int n, String who) {
            if (!isFree(n)) {
                return false;
            }
            owners.put(n, who);
            return true;
        }

        public synchronized String owner(int n) {
            return owners.get(n);
        }

        public Terminal terminal() {
            return new Terminal(this);
        }
    }

    public static final class Terminal {
        private final LockerBank bank;
        private int sold;

        private Terminal(LockerBank bank) { this.bank = bank; }

        public synchronized int rent(String who) {
            for (int n = 0; n < bank.size; n++) {
                if (bank.isFree(n) && bank.claim(n, who)) {
                    sold++;
                    return n;
                }
            }
            return -1;
        }

        public synchronized int sold() { return sold; }
    }
}
// corpus: unseen

// run: scan --only atomicity
// expect: atomicity
// The second section asks again, but the caller goes on as if the place had been free.
import java.util.*;

public class AskedAgainIgnoredBad {
    public static class Bank {
        private final Map<Integer, String> owners = new HashMap<>();
        private final Set<String> known = new HashSet<>();

        public synchronized boolean isFree(int n) {
            return !owners.containsKey(n);
        }

        public synchronized void claim(int n, String who) {
            if (isFree(n)) {
                owners.put(n, who);
            }
        }

        public synchronized void release(int n) {
            owners.remove(n);
        }
    }

    private int sold;

    public synchronized boolean rent(Bank bank, int n, String who) {
        if (bank.isFree(n)) {
            bank.claim(n, who);
            sold++;
            return true;
        }
        return false;
    }
}

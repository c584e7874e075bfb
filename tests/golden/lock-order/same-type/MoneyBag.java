// run: scan --only lock-order --library
// expect: lock-order
// MoneyBag.equals is synchronized and calls the synchronized snapshot of the other bag; a.equals(b) and b.equals(a) from two threads deadlock.
package money;

import java.util.Currency;
import java.util.Map;
import java.util.TreeMap;

public class MoneyBag {
    private final Map<String, Long> amounts = new TreeMap<String, Long>();

    public synchronized MoneyBag add(Currency c, long minor) {
        Long old = amounts.get(c.getCurrencyCode());
        amounts.put(c.getCurrencyCode(), (old == null ? 0 : old) + minor);
        return this;
    }

    public synchronized long get(Currency c) {
        Long v = amounts.get(c.getCurrencyCode());
        return v == null ? 0 : v;
    }

    protected synchronized Map<String, Long> snapshot() {
        return new TreeMap<String, Long>(amounts);
    }

    @Override
    public synchronized boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof MoneyBag)) {
            return false;
        }
        return amounts.equals(((MoneyBag) o).snapshot());
    }

    @Override
    public synchronized int hashCode() {
        return amounts.hashCode();
    }

    @Override
    public synchronized String toString() {
        StringBuilder sb = new StringBuilder("MoneyBag[");
        for (Map.Entry<String, Long> e : amounts.entrySet()) {
            sb.append(e.getKey()).append(' ').append(e.getValue()).append("; ");
        }
        return sb.append(']').toString();
    }
}
// corpus: unseen

// run: scan --only lock-order --library
// expect: lock-order
// Nested monitor lockout: PrinterLease.acquire holds the pool monitor and calls Slot.awaitFree, which waits on the slot's own monitor; PrinterLease.release needs the pool monitor before it can notify the slot.
package printing;

import java.util.LinkedHashMap;
import java.util.Map;

public class PrinterLease {

    private static final class Slot {
        private String owner;

        synchronized void awaitFree(String newOwner) throws InterruptedException {
            while (owner != null) {
                wait();
            }
            owner = newOwner;
        }

        synchronized boolean freeIfOwned(String by) {
            if (!by.equals(owner)) {
                return false;
            }
            owner = null;
            notifyAll();
            return true;
        }

        synchronized String owner() {
            return owner;
        }
    }

    private final Map<String, Slot> printers = new LinkedHashMap<>();
    private long leases;

    public synchronized void addPrinter(String name) {
        printers.putIfAbsent(name, new Slot());
    }

    public synchronized void acquire(String printer, String user) throws InterruptedException {
        Slot slot = slot(printer);
        slot.awaitFree(user);
        leases++;
    }

    public synchronized boolean release(String printer, String user) {
        return slot(printer).freeIfOwned(user);
    }

    public synchronized String ownerOf(String printer) {
        return slot(printer).owner();
    }

    public synchronized long leases() {
        return leases;
    }

    private Slot slot(String printer) {
        Slot s = printers.get(printer);
        if (s == null) {
            throw new IllegalArgumentException("no printer " + printer);
        }
        return s;
    }
}
// corpus: unseen

// run: scan --only lock-order
// expect: lock-order
// Vector.addAll(Collection) holds the receiver's monitor only after toArray, so the explicit synchronized(mine) { mine.addAll(theirs) } nests mine -> theirs (toArray); two sync threads merge phone and laptop books in opposite directions.
package contacts;

import java.util.Collection;
import java.util.Vector;

class AddressBook {
    private final String device;
    private final Vector<String> entries = new Vector<String>();

    AddressBook(String device) {
        this.device = device;
    }

    String getDevice() {
        return device;
    }

    void add(String name) {
        entries.add(name);
    }

    Collection<String> raw() {
        return entries;
    }

    int mergeFrom(AddressBook other) {
        synchronized (entries) {
            int before = entries.size();
            entries.removeAll(other.raw());
            entries.addAll(other.raw());
            return entries.size() - before;
        }
    }

    int size() {
        return entries.size();
    }
}

class SyncTask implements Runnable {
    private final AddressBook mine;
    private final AddressBook other;
    private final int rounds;

    SyncTask(AddressBook mine, AddressBook other, int rounds) {
        this.mine = mine;
        this.other = other;
        this.rounds = rounds;
    }

    public void run() {
        int added = 0;
        for (int i = 0; i < rounds; i++) {
            added += mine.mergeFrom(other);
        }
        System.out.println(mine.getDevice() + " +" + added);
    }
}

public class ContactMerge {
    public static void main(String[] args) throws InterruptedException {
        AddressBook phone = new AddressBook("phone");
        AddressBook laptop = new AddressBook("laptop");
        for (int i = 0; i < 50; i++) {
            phone.add("p" + i);
            laptop.add("l" + i);
        }
        Thread a = new Thread(new SyncTask(phone, laptop, 5000));
        Thread b = new Thread(new SyncTask(laptop, phone, 5000));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(phone.size() + " " + laptop.size());
    }
}
// corpus: unseen

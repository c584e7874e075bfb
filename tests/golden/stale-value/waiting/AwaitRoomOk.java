// run: scan --only stale-value --library
// expect: none
// Both under the lock that put() holds; and to wait until all is done is no promise that it stays so.

import java.util.ArrayList;
import java.util.List;

public class AwaitRoomOk {
    private static final int MOST = 10;
    private final List<String> items = new ArrayList<>();

    private synchronized void awaitRoom() throws InterruptedException {
        while (items.size() >= MOST)
            wait();
    }

    public synchronized void awaitEmpty() throws InterruptedException {
        while (!items.isEmpty())
            wait();
    }

    private synchronized void add(String item) {
        items.add(item);
        notifyAll();
    }

    public synchronized void put(String item) throws InterruptedException {
        awaitRoom();
        add(item);
    }

    public void putLater(String item) throws InterruptedException {
        awaitEmpty();
        add(item);
    }

    public synchronized String take() throws InterruptedException {
        while (items.isEmpty())
            wait();
        notifyAll();
        return items.remove(0);
    }
}

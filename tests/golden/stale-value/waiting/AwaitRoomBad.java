// run: scan --only stale-value --library
// expect: stale-value method=AwaitRoomBad.put line=here
// Between awaitRoom() and add() another one may have filled the last place.

import java.util.ArrayList;
import java.util.List;

public class AwaitRoomBad {
    private static final int MOST = 10;
    private final List<String> items = new ArrayList<>();

    private synchronized void awaitRoom() throws InterruptedException {
        while (items.size() >= MOST)
            wait();
    }

    private synchronized void add(String item) {
        items.add(item);
        notifyAll();
    }

    public void put(String item) throws InterruptedException {
        awaitRoom();
        add(item); // <- here
    }

    public synchronized String take() throws InterruptedException {
        while (items.isEmpty())
            wait();
        notifyAll();
        return items.remove(0);
    }
}

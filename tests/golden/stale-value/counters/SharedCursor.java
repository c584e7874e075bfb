// run: scan --only stale-value
// expect: stale-value
// hasNext and next of a synchronized iterator wrapper are separate steps for several workers
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

class SyncIterator<T> implements Iterator<T> {
    private final T[] items;
    private int at;

    SyncIterator(T[] items) {
        this.items = items;
    }

    @Override
    public synchronized boolean hasNext() {
        return at < items.length;
    }

    @Override
    public synchronized T next() {
        if (at >= items.length) {
            throw new NoSuchElementException();
        }
        return items[at++];
    }
}

class IndexWorker implements Runnable {
    private final SyncIterator<String> files;

    IndexWorker(SyncIterator<String> files) {
        this.files = files;
    }

    @Override
    public void run() {
        while (files.hasNext()) {
            String f = files.next();
            System.out.println("indexing " + f);
        }
    }
}

public class SharedCursor {
    public static void main(String[] args) {
        String[] names = new String[40];
        Arrays.setAll(names, i -> "file" + i);
        SyncIterator<String> it = new SyncIterator<>(names);
        new Thread(new IndexWorker(it)).start();
        new Thread(new IndexWorker(it)).start();
    }
}
// corpus: unseen

// run: scan --library --only stale-value
// expect: stale-value
// removeTitle() finds the index in one section and removes by that index in another; an insert or removal in between makes it delete a different title.
import java.util.ArrayList;
import java.util.List;

public class PlaylistModel {
    private final List<String> titles = new ArrayList<>();
    private int cursor;

    public synchronized void insert(int at, String title) {
        int i = Math.max(0, Math.min(at, titles.size()));
        titles.add(i, title);
    }

    public synchronized int indexOf(String title) {
        return titles.indexOf(title);
    }

    public synchronized String removeAt(int index) {
        if (index < 0 || index >= titles.size()) {
            return null;
        }
        if (cursor > index) {
            cursor--;
        }
        return titles.remove(index);
    }

    public boolean removeTitle(String title) {
        int i = indexOf(title);
        if (i < 0) {
            return false;
        }
        removeAt(i);
        return true;
    }

    public synchronized String next() {
        if (titles.isEmpty()) {
            return null;
        }
        cursor = (cursor + 1) % titles.size();
        return titles.get(cursor);
    }

    public synchronized List<String> titles() {
        return new ArrayList<>(titles);
    }
}
// corpus: unseen

// run: scan --library --only atomicity
// expect: none
// the Hashtable that is asked and then changed is new in this call; it is published as a whole when it is complete
import java.util.Hashtable;
import java.util.List;

public class DictionaryBuilder {
    private Hashtable<String, Integer> current = new Hashtable<>();
    private int builds;

    public synchronized int rebuild(List<String> words) {
        Hashtable<String, Integer> fresh = new Hashtable<>();
        for (String w : List.copyOf(words)) {
            String key = w.toLowerCase();
            if (fresh.containsKey(key)) {
                fresh.put(key, fresh.get(key) + 1);
            } else {
                fresh.put(key, 1);
            }
        }
        current = fresh;
        builds++;
        return fresh.size();
    }

    public synchronized int frequency(String word) {
        return current.getOrDefault(word.toLowerCase(), 0);
    }

    public synchronized int builds() {
        return builds;
    }
}
// corpus: unseen14

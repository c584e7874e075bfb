// run: scan --library --only atomicity
// expect: atomicity
// A factory has made the synchronized map, and others change it without the lock of its owner.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SyncMapFactoryChangedBad {
    Map<String, String> names;
    private List<String> found;

    public synchronized void reload(String[] words) {
        names = index(words);
        List<String> all = new ArrayList<>();
        for (String key : new ArrayList<>(names.keySet()))
            all.add(names.get(key));
        found = all;
    }

    public synchronized String find(String key) {
        return names.containsKey(key) ? names.get(key).trim() : found.toString();
    }

    public void forget(String key) {
        names.remove(key);
    }

    private static Map<String, String> index(String[] words) {
        if (words == null)
            return Collections.EMPTY_MAP;
        Map<String, String> out = new HashMap<>();
        for (String word : words)
            out.put(word, word);
        return Collections.synchronizedMap(out);
    }
}

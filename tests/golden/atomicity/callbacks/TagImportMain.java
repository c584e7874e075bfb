// run: scan --only atomicity
// expect: atomicity
// TagImporter.importAll holds the importer's monitor and, inside a stream lambda, calls dict.find and dict.define separately; a second importer on the same Dictionary can define the same tag in between and two ids are handed out.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class Dictionary {
    private final Map<String, Integer> ids = new LinkedHashMap<>();
    private int next = 1;

    synchronized Integer find(String tag) {
        return ids.get(tag);
    }

    synchronized int define(String tag) {
        int id = next++;
        ids.put(tag, id);
        return id;
    }

    synchronized int issued() {
        return next - 1;
    }

    synchronized int size() {
        return ids.size();
    }
}

class TagImporter {
    private final Dictionary dict;
    private final List<Integer> imported = new ArrayList<>();

    TagImporter(Dictionary dict) {
        this.dict = dict;
    }

    synchronized void importAll(List<String> tags) {
        List<Integer> ids = tags.stream()
                .map(String::trim)
                .map(t -> {
                    Integer id = dict.find(t);
                    return id != null ? id : Integer.valueOf(dict.define(t));
                })
                .collect(Collectors.toList());
        imported.addAll(ids);
    }
}

public class TagImportMain {
    public static void main(String[] args) throws InterruptedException {
        Dictionary dict = new Dictionary();
        List<String> tags = IntStream.range(0, 20_000).mapToObj(i -> " tag" + i).collect(Collectors.toList());
        TagImporter a = new TagImporter(dict);
        TagImporter b = new TagImporter(dict);
        Thread ta = new Thread(() -> a.importAll(tags));
        Thread tb = new Thread(() -> b.importAll(tags));
        ta.start();
        tb.start();
        ta.join();
        tb.join();
        System.out.println(dict.issued() + " ids for " + dict.size() + " tags");
    }
}
// corpus: unseen

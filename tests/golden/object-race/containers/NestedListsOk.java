// Every method of the index locks it: the map, and the lists that only it has, are safe.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class NestedListsOk {
    static class Index {
        private final Map<String, List<Integer>> lines = new HashMap<>();

        synchronized void add(String word, int line) {
            List<Integer> list = lines.get(word);
            if (list == null) {
                list = new ArrayList<>();
                lines.put(word, list);
            }
            list.add(line);
        }

        synchronized int count(String word) {
            List<Integer> list = lines.get(word);
            return list == null ? 0 : list.size();
        }
    }

    public static void main(String[] args) {
        Index index = new Index();
        new Thread(() -> index.add("a", 1)).start();
        new Thread(() -> index.add("b", 2)).start();
        System.out.println(index.count("a"));
    }
}

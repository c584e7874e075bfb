// Lists in a map in an index: the map is changed without a lock.
//
// run: scan --only object-race
// expect: object-race#1 line=put
// expect: object-race#2 line=put
// expect: object-race#3 line=add
import java.util.*;

public class NestedListsBad {
    static class Index {
        private final Map<String, List<Integer>> lines = new HashMap<>();

        void add(String word, int line) {
            List<Integer> list = lines.get(word);
            if (list == null) {
                list = new ArrayList<>();
                lines.put(word, list); // <- put
            }
            list.add(line); // <- add
        }

        int count(String word) {
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

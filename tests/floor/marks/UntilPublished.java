// Confined until it is put into the static; a local that never leaves.
import java.util.*;
class UntilPublished {
    static class Config { int size; Config next; }
    static volatile Config current;
    static Config make() {
        Config fresh = new Config(); // shared
        fresh.size = 1; // @fill not parallel: use
        current = fresh;
        return fresh;
    }
    static int count(String text) {
        int[] counts = new int[26]; // confined
        for (char c : text.toCharArray())
            counts[c % 26]++;
        List<Integer> all = new ArrayList<>(); // confined
        for (int n : counts)
            all.add(n);
        return all.size();
    }
    static void use() {
        Config c = current;
        c.size++; // @use parallel: use
        count("abc");
    }
    public static void main(String[] args) {
        make();
        new Thread(() -> use()).start();
        new Thread(() -> use()).start();
        count("def");
    }
}

// Each element of a parallel stream is worked on by one thread.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;

public class ElementsOfStreamOk {
    static class T {
        int raw, cooked;

        T(int r) {
            raw = r;
        }

        void cook() {
            cooked = raw * 2;
        }
    }

    public static void main(String[] x) {
        List<T> ts = new ArrayList<>();
        for (int i = 0; i < 9; i++) ts.add(new T(i));
        ts.parallelStream().forEach(T::cook);
        int s = 0;
        for (T t : ts) s += t.cooked;
        System.out.println(s);
    }
}

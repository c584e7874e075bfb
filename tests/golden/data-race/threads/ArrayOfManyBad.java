// Threads that are made in a loop, of one function object, are many, however they are started.
// run: scan --only data-race
import java.util.ArrayList;
import java.util.List;

public class ArrayOfManyBad {
    static int count;

    public static void main(String[] args) {
        Runnable task = () -> count++; // expect: data-race field=ArrayOfManyBad.count
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 2; i++)
            all.add(new Thread(task));
        all.forEach(Thread::start);
    }
}

// A string is made of all elements of the list.
// run: scan --only data-race
// expect: data-race field=TextOfListBad$Req.tags
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TextOfListBad {
    static class Req {
        String body;
        List<String> tags = new ArrayList<>();
    }

    public static void main(String[] a) {
        ExecutorService p = Executors.newSingleThreadExecutor();
        Req r = new Req();
        r.body = "b";
        p.execute(() -> System.out.println(r.body + r.tags));
        r.tags.add("late");
        p.shutdown();
    }
}

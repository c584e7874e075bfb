// Stages of several futures add to one list, by a method reference.
// run: scan --only data-race
// expect: data-race field=AddedByStagesBad.main.java.util.ArrayList
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class AddedByStagesBad {
    public static void main(String[] a) {
        List<String> out = new ArrayList<>();
        List<CompletableFuture<Void>> fs = new ArrayList<>();
        for (String s : List.of("a", "b", "c"))
            fs.add(CompletableFuture.supplyAsync(() -> s.toUpperCase()).thenAccept(out::add));
        CompletableFuture.allOf(fs.toArray(new CompletableFuture[0])).join();
        System.out.println(out);
    }
}

// input: first line\n42 7.5 word\nlast\n
// Console input by Scanner and BufferedReader; System.console is not there.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Scanner;

class InputReading {
	public static void main(String[] args) throws Exception {
		BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
		System.out.println(reader.readLine());
		Scanner scanner = new Scanner(reader);
		System.out.println(scanner.nextInt() + " " + scanner.nextDouble() + " " + scanner.next() + " " + scanner.hasNextInt());
		scanner.nextLine();
		System.out.println(scanner.nextLine() + " " + scanner.hasNextLine());
		System.out.println(System.in.read());
		try {
			scanner.nextLine();
		} catch (java.util.NoSuchElementException e) {
			System.out.println(e.getMessage());
		}
	}
}
